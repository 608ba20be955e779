import { ReadableStream } from 'node:stream/web';
import { downloadName } from '#domain/igc/file-name';
import type { AppContext } from '#server/context/app-context';
import type { ZipDownload } from '#server/services/export/zip-file';
import type { Endpoints } from './endpoints.ts';

/** Returns a `Content-Disposition` with the file name (RFC 6266): ASCII for old browsers, then in full by RFC 8187. */
export function attachment(fileName: string): string {
  const offered = downloadName(fileName);
  const plain = offered.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(offered).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Returns a ZIP file as a response, which is sent while it is produced. */
export function zipResponse({ context, headers }: Endpoints, { fileName, content }: ZipDownload): Response {
  return new Response(ReadableStream.from(logFailure(context, content)), {
    headers: { ...headers, 'content-type': 'application/zip', 'content-disposition': attachment(fileName) },
  });
}

/** Logs why a file could not be sent whole: a response that has begun can only be cut off. */
async function* logFailure(
  { log }: Pick<AppContext, 'log'>,
  content: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    log.error({ err: error }, 'an export failed');
    throw error;
  }
}
