import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { runningServer } from '#test/servers/running-server';
import { saved, signUpPilot } from '#test/servers/visitor';
import { replaceScores } from './findings.ts';
import { flightPages } from './flights.ts';

const server = runningServer();

/** Returns V8's own question whether two objects share their hidden class. */
function hiddenClassQuestion(): (one: object | undefined, other: object | undefined) => boolean {
  setFlagsFromString('--allow-natives-syntax');
  return runInThisContext('(one, other) => %HaveSameMap(one, other)');
}

it('makes flights of one hidden class: with one each, a list needs several times the memory', async () => {
  const pilot = await signUpPilot(server().url);
  const pilotId = Number(pilot.pilotId);
  const igc = igcFile({ fixes: flownPath({ at: 36_000, lat: 46.7, lng: 7.8, altitude: 1_500 }, [{ seconds: 120 }]) });
  for (const track of [{}, {}, { igc, igcFileName: 'a.igc' }, { igc, igcFileName: 'b.igc' }])
    await saved(pilot, 'flight', aFlight(track));
  const { db } = server().context;
  const [ruleSet] = RULE_SET_IDS;
  for (const flightId of [3, 4]) {
    await replaceScores(db, { pilotId, flightId }, [{ ruleSet, type: 'freeFlight', distanceM: 12_340, points: 12.34 }]);
  }
  const [plain, ...others] = (await flightPages(db, { pilotId, since: null, homeLeague: ruleSet }).next()).value ?? [];
  const [alike, scored, scoredToo] = others;
  expect([plain, scored]).toMatchObject([{ hasTrack: false }, { hasTrack: true, xcType: 'freeFlight' }]);
  const isOfSameClass = hiddenClassQuestion();
  expect(isOfSameClass(plain, scored)).toBe(false);
  expect(isOfSameClass(plain, alike)).toBe(true);
  expect(isOfSameClass(scored, scoredToo)).toBe(true);
});
