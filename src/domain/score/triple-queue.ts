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
    const top = this.#at(0);
    this.#size -= 1;
    if (this.#size > 0) this.#sink(this.#at(this.#size));
    return top;
  }

  #sink(triple: Triple): void {
    let i = 0;
    for (let child = this.#betterChild(0); child !== null && (this.#most[child] ?? 0) > triple.most; ) {
      this.#move(child, i);
      i = child;
      child = this.#betterChild(i);
    }
    this.#set(i, triple.most, triple);
  }

  #betterChild(i: number): number | null {
    const [left, right] = [2 * i + 1, 2 * i + 2];
    if (left >= this.#size) return null;
    return right < this.#size && (this.#most[right] ?? 0) > (this.#most[left] ?? 0) ? right : left;
  }

  #at(i: number): Triple {
    const nodes = this.#nodes;
    return { most: this.#most[i] ?? 0, a: nodes[3 * i] ?? 0, b: nodes[3 * i + 1] ?? 0, c: nodes[3 * i + 2] ?? 0 };
  }

  #set(i: number, most: number, { a, b, c }: Ranges): void {
    this.#most[i] = most;
    this.#nodes[3 * i] = a;
    this.#nodes[3 * i + 1] = b;
    this.#nodes[3 * i + 2] = c;
  }

  #move(from: number, to: number): void {
    this.#most[to] = this.#most[from] ?? 0;
    const nodes = this.#nodes;
    for (let k = 0; k < 3; k += 1) nodes[3 * to + k] = nodes[3 * from + k] ?? 0;
  }

  #grow(): void {
    const [most, nodes] = [this.#most, this.#nodes];
    this.#most = new Float64Array(2 * most.length);
    this.#most.set(most);
    this.#nodes = new Int32Array(2 * nodes.length);
    this.#nodes.set(nodes);
  }
}
