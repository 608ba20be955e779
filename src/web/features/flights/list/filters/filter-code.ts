type FilterCode = typeof import('./filtering.ts').filtering;

let loaded: FilterCode | null = null;
let loading: Promise<FilterCode> | null = null;
let hasFailed = false;

/** Returns the code of the filters, if it is loaded: a list without a filter does not wait for it. */
export function loadedFilterCode(): FilterCode | null {
  return loaded;
}

/** Loads the code of the filters, once. A load that failed is repeated by the next call. */
export function loadFilterCode(): Promise<FilterCode> {
  if (hasFailed) loading = null;
  return filterCode();
}

/**
 * Returns the code of the filters for React's `use`, a load that failed as well: each rendering would load it anew, and none would
 * report the failure. React reads the result of one that has ended at once, by the fields that it gives to promises itself
 * (react.dev, `use`).
 */
export function filterCode(): Promise<FilterCode> {
  loading ??= load();
  return loading;
}

function load(): Promise<FilterCode> {
  hasFailed = false;
  const code = import('./filtering.ts').then(({ filtering }) => {
    loaded = filtering;
    Object.assign(code, { status: 'fulfilled', value: filtering });
    return filtering;
  });
  code.catch(() => {
    hasFailed = true;
  });
  return code;
}
