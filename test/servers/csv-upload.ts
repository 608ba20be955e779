import type { ImportResponse } from '#contract/import/flights-import';
import type { JsonResponse, Visitor } from './visitor.ts';

/** Returns a file as the data URI that a browser sends. */
export function dataUri(content: string | Uint8Array, type = 'text/csv'): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}

/** Imports a CSV file with this content. */
export function importCsv(
  pilot: Visitor,
  content: string | Uint8Array,
  clientKey?: string,
): Promise<JsonResponse<ImportResponse>> {
  return pilot.post('/api/import-flights', { encodedContent: dataUri(content), clientKey });
}

/** Returns a CSV file with a number of records, one per day, with a few sites and gliders. */
export function csvOfRecords(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(1970, 0, 1) + (index % 20_000) * 86_400_000).toISOString().slice(0, 10);
    const site = `Site ${index % 40},1230,Somewhere,47.${index % 40},8.25`;
    return `${date},${20 + (index % 200)},${800 + (index % 2_000)},${site},Wing ${index % 7},"Flight, number ${index}"`;
  });
  return ['date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks', ...lines].join(
    '\r\n',
  );
}
