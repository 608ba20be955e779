import { between, wholeBetween } from '../random.ts';
import type { Paraglider } from './paraglider.ts';

/** Lays out the wing and waits for the wind: mostly standing, with a few steps. */
export function prepareWing(glider: Paraglider, heading: number): void {
  const { random } = glider;
  const waits = wholeBetween(random, 2, 5);
  for (let wait = 0; wait < waits; wait += 1) {
    stand(glider, wholeBetween(random, 12, 45), heading);
    const aside = heading + between(random, -Math.PI, Math.PI);
    const steps = wholeBetween(random, 3, 7);
    for (let step = 0; step < 2 * steps; step += 1) glider.walk(0.9, step < steps ? aside : aside + Math.PI);
  }
  stand(glider, wholeBetween(random, 5, 20), heading);
}

/** Runs down the takeoff until airborne. */
export function takeoffRun(glider: Paraglider, heading: number): void {
  for (const speed of [1.2, 2.8, 4.6, 6.4]) glider.walk(speed, heading, speed * 0.22);
}

/** Gathers the wing, carries it to the edge of the field and packs. */
export function packWing(glider: Paraglider): void {
  const { random, heading } = glider;
  for (const speed of [2.4, 1.2]) glider.walk(speed, heading);
  stand(glider, wholeBetween(random, 15, 50), heading);
  const away = heading + between(random, -2, 2);
  for (let step = wholeBetween(random, 20, 55); step > 0; step -= 1) glider.walk(between(random, 0.9, 1.4), away);
  stand(glider, wholeBetween(random, 30, 120), away);
}

function stand(glider: Paraglider, seconds: number, heading: number): void {
  for (let second = 0; second < seconds; second += 1) glider.walk(0, heading);
}
