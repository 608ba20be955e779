/** What devices are told that send files: in English, as all that programs read. Some show it to the pilot. */
export const DEVICE_TEXTS = {
  received:
    'Received. Flights that are surely new are in your logbook within seconds; anything else waits under Import.',
  /** Words by which Leonardo's clients know a reply. */
  scored: 'flight scored',
  problem: 'problem',
  wrongLogin: 'Invalid user data',
  /** A header: what a login window of a browser would show. */
  askPassword: 'Basic realm="Wingbook inbox", charset="UTF-8"',
  packed: 'This server takes files as they are, not packed by the transfer.',
  refused: 'This server cannot take this file.',
  failed: 'This server cannot take files at the moment.',
};
