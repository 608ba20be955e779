import type { Flight } from '../flight.ts';
import { type LocalDate, daysAfter as later, daysBetween } from '../local-date.ts';
