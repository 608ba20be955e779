import fc from 'fast-check';

/**
 * In CI every run tests each property with the same cases, so that a commit that has passed passes again. Elsewhere they are
 * new ones in each run, and a failure prints the seed that repeats it.
 */
const SEED_IN_CI = 20261123;

if (process.env.CI) fc.configureGlobal({ seed: SEED_IN_CI });
