type FilterCode = typeof import('./filtering.ts').filtering;

let loaded: FilterCode | null = null;
let loading: Promise<FilterCode> | null = null;

/** Returns the code of the filters, if it is loaded: a list without a filter does not wait for it. */
export function loadedFilterCode(): FilterCode | null {
  return loaded;
}

/** Loads the code of the filters, once. A load that failed is repeated by the next call. */
export function loadFilterCode(): Promise<FilterCode> {
  loading ??= load();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

async function load(): Promise<FilterCode> {
  loaded = (await import('./filtering.ts')).filtering;
  return loaded;
}
