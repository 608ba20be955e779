import { guardFormula } from '#domain/csv/formula';
import type { FlightFindings } from '#domain/findings/findings';
import type { Flight } from '#domain/flight';
import { showTags } from '#domain/tags';
import type { StoredScore } from '#server/repositories/findings';
import { csvHeader, csvLines } from './tables.ts';

/** The part of a flight's findings that the tables need: small, as a pilot may have tens of thousands of flights. */
export interface ExportedFindings {
  readonly figures: Omit<FlightFindings['figures'], 'timesAbove'>;
  readonly totals: FlightFindings['phases']['totals'];
  readonly wind: FlightFindings['phases']['wind']['flight'];
  readonly scores: readonly StoredScore[];
}

/** Returns the part of a flight's findings that is exported. */
export function exportedFindingsOf({ figures, phases, scores }: FlightFindings): ExportedFindings {
  const { timesAbove: _, ...exportedFigures } = figures;
  return {
    figures: exportedFigures,
    totals: phases.totals,
    wind: phases.wind.flight,
    scores: scores.map(({ ruleSet, type, distanceM, points }) => ({ ruleSet, type, distanceM, points })),
  };
}

/** A flight with what its track says, and its number in the pilot's life. */
interface FlightWithFindings {
  readonly number: number;
  readonly flight: Flight;
  readonly findings: ExportedFindings;
}

/** A column of a table: its cell is empty for an unknown value. */
type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

const METRES_A_KILOMETRE = 1_000;
const FIGURE_DECIMALS = 2;

const FLIGHT: CsvColumns<FlightWithFindings> = {
  number: ({ number }) => number,
  date: ({ flight }) => flight.date,
};

const SCORES: CsvColumns<FlightWithFindings & { readonly score: StoredScore }> = {
  ...FLIGHT,
  league: ({ score }) => score.ruleSet,
  type: ({ score }) => score.type,
  distanceKm: ({ score }) => score.distanceM / METRES_A_KILOMETRE,
  points: ({ score }) => score.points,
};

const FIGURES: CsvColumns<FlightWithFindings> = {
  ...FLIGHT,
  maxClimbMps: ({ findings }) => findings.figures.maxClimb,
  maxSinkMps: ({ findings }) => findings.figures.maxSink,
  meanSpeedMps: ({ findings }) => findings.figures.meanSpeed,
  maxSpeedMps: ({ findings }) => findings.figures.maxSpeed,
  trackKm: ({ findings }) => findings.figures.trackLengthM / METRES_A_KILOMETRE,
  straightKm: ({ findings }) => findings.figures.straightDistanceM / METRES_A_KILOMETRE,
  farthestKm: ({ findings }) => findings.figures.farthestDistanceM / METRES_A_KILOMETRE,
  heightGainedM: ({ findings }) => findings.figures.heightGainedM,
  hikeClimbM: ({ flight }) => flight.hikeClimb ?? null,
  hikeMin: ({ flight }) => flight.hikeTime ?? null,
  bestGlide: ({ findings }) => findings.figures.bestGlide?.ratio ?? null,
  thermals: ({ findings }) => findings.totals.thermalCount,
  meanThermalClimbMps: ({ findings }) => findings.totals.meanClimbMps,
  windMps: ({ findings }) => findings.wind?.speedMps ?? null,
  windFromDegrees: ({ findings }) => findings.wind?.fromDegrees ?? null,
  tags: ({ flight }) => guardFormula(showTags(flight.tags)),
};

/** The headers of the CSV files of what tracks say. */
export const FINDINGS_HEADERS = { scores: csvHeader(Object.keys(SCORES)), figures: csvHeader(Object.keys(FIGURES)) };

/** Returns the lines of some flights in these files: one for each score, and one with the figures of each flight. */
export function findingsLines(
  flights: readonly Omit<FlightWithFindings, 'findings'>[],
  findingsOf: ReadonlyMap<number, ExportedFindings>,
): Readonly<Record<keyof typeof FINDINGS_HEADERS, string>> {
  const found = flights.flatMap((flight) => {
    const findings = findingsOf.get(flight.flight.id);
    return findings ? [{ ...flight, findings }] : [];
  });
  const scored = found.flatMap((flight) => flight.findings.scores.map((score) => ({ ...flight, score })));
  return { scores: linesOf(SCORES, scored), figures: linesOf(FIGURES, found) };
}

function linesOf<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  return csvLines(rows.map((row) => Object.values(columns).map((cellOf) => textOf(cellOf(row)))));
}

function textOf(value: string | number | null): string {
  if (typeof value === 'number') return String(Number(value.toFixed(FIGURE_DECIMALS)));
  return value ?? '';
}
