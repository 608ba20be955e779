/** What was computed of a flight's track and stored, and cannot be read. */
export interface DamagedPart {
  readonly flightId: number;
  readonly part: 'analysis' | 'findings' | 'ground';
  /** Names the row, and says what is wrong there. */
  readonly problem: string;
}
