import { valueAt } from './places.ts';
import { indexAt } from './range-tree.ts';
import type { Ranges } from './triangle-sides.ts';

/** Three ranges of fixes, and the most points that a triangle with its turnpoints in them can have. */
interface Triple extends Ranges {
  readonly most: number;
}

/** Triples, the one with the most points first: a binary heap in columns that grow. */
export class TripleQueue {
  #size = 0;
  #most = new Float64Array(1024);
  #nodes = new Int32Array(3 * 1024);

  /** Most points of a triple in the queue; 0 when it is empty. */
  get most(): number {
    return this.#size === 0 ? 0 : (this.#most[0] ?? 0);
  }

  /** Adds a triple. */
  push(most: number, ranges: Ranges): void {
    if (this.#size === this.#most.length) this.#grow();
    let i = this.#size;
    this.#size += 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if ((this.#most[parent] ?? 0) >= most) break;
      this.#move(parent, i);
      i = parent;
    }
    this.#set(i, most, ranges);
  }

  /** Removes the triple with the most points and returns it; null when the queue is empty. */
  pop(): Triple | null {
    if (this.#size === 0) return null;
    const nodes = this.#nodes;
    const top = { most: this.most, a: indexAt(nodes, 0), b: indexAt(nodes, 1), c: indexAt(nodes, 2) };
    this.#size -= 1;
    this.#moveToFree(this.#size);
    return top;
  }

  /** Moves a triple to the free place at the top, or below it, where it is no better than the one above. */
  #moveToFree(from: number): void {
    const most = valueAt(this.#most, from);
    let i = 0;
    for (let child = this.#betterChild(0); child >= 0 && valueAt(this.#most, child) > most; ) {
      this.#move(child, i);
      i = child;
      child = this.#betterChild(i);
    }
    this.#move(from, i);
  }

  /** −1 when there is none. */
  #betterChild(i: number): number {
    const left = 2 * i + 1;
    if (left >= this.#size) return -1;
    return left + 1 < this.#size && valueAt(this.#most, left + 1) > valueAt(this.#most, left) ? left + 1 : left;
  }

  #set(i: number, most: number, { a, b, c }: Ranges): void {
    this.#most[i] = most;
    this.#nodes[3 * i] = a;
    this.#nodes[3 * i + 1] = b;
    this.#nodes[3 * i + 2] = c;
  }

  #move(from: number, to: number): void {
    const nodes = this.#nodes;
    this.#most[to] = valueAt(this.#most, from);
    nodes[3 * to] = indexAt(nodes, 3 * from);
    nodes[3 * to + 1] = indexAt(nodes, 3 * from + 1);
    nodes[3 * to + 2] = indexAt(nodes, 3 * from + 2);
  }

  #grow(): void {
    const [most, nodes] = [this.#most, this.#nodes];
    this.#most = new Float64Array(2 * most.length);
    this.#most.set(most);
    this.#nodes = new Int32Array(2 * nodes.length);
    this.#nodes.set(nodes);
  }
}
