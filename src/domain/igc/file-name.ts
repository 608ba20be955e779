import type { LocalDate } from '../local-date.ts';

/** Longer serials are cut: the record holds something else. */
const MAX_SERIAL = 40;

/** The parts of a track's file name, for when the pilot's own name for it is not known. */
interface IgcFileInput {
  readonly date: LocalDate;
  /** Empty when the file does not name it. */
  readonly recorderSerial: string;
  readonly pilotName: string;
  /** Which flight of its day it is, from 1. */
  readonly flightNumberOfDay: number;
}

/**
 * Returns the name of a track's file: day, recorder's serial, pilot's initials, flight of the day:
 * `2025-05-03-X12-JD-01.igc`.
 */
export function composeIgcFileName({ date, recorderSerial, pilotName, flightNumberOfDay }: IgcFileInput): string {
  const number = String(flightNumberOfDay).padStart(2, '0');
  const parts = [date, plain(recorderSerial), initialsOf(pilotName), number].filter((part) => part !== '');
  return `${parts.join('-')}.igc`;
}

/** Only characters that every file system accepts, and a limited number. */
function plain(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]+/g, '').slice(0, MAX_SERIAL);
}

function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => Array.from(word)[0]?.toUpperCase()).join('');
}

/** Invisible characters that reverse the text after them: `track\u202egci.exe` would be read as `trackexe.igc`. */
const TURNING = /\p{Bidi_Control}/gu;

/**
 * Returns the name a file is offered for download under: without characters that would make it look like another
 * one.
 */
export function downloadName(name: string): string {
  return name.replace(TURNING, '');
}
