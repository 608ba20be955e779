import { DEMO } from '#contract/messages/en/demo';
import { pick, type Random, type Some } from '#test/builders/random';
import type { FlightKind } from './demo-sites.ts';

const TOP_TO_BOTTOM: Some<string> = [
  DEMO.flights.glassSmoothAir,
  DEMO.flights.hikedUpFlew,
  DEMO.flights.practisedBigEars,
  DEMO.flights.firstForwardLaunch,
  DEMO.flights.noLiftAnywhere,
  DEMO.flights.spotLandingPractice,
  DEMO.flights.waitedAnHour,
  DEMO.flights.twoWide360s,
  DEMO.flights.shortAndSweet,
  DEMO.flights.flewInFormation,
  DEMO.flights.katabaticAlreadyAt,
  DEMO.flights.testedTheNew,
  DEMO.flights.pitchAndRoll,
  DEMO.flights.checkedTheReserve,
  DEMO.flights.flewThroughA,
  DEMO.flights.threeTriesTo,
  DEMO.flights.carriedTheWing,
  DEMO.flights.landingFieldAll,
  DEMO.flights.handsSoftOn,
  DEMO.flights.tookTheLong,
  DEMO.flights.highCloudsCame,
  DEMO.flights.windSockCould,
];

const WINTER: Some<string> = [
  DEMO.flights.snowSqueakingUnder,
  DEMO.flights.minusNineOn,
  DEMO.flights.freshSnowBlue,
  DEMO.flights.walkedUpOn,
  DEMO.flights.frozenLinesFrozen,
  DEMO.flights.lowWinterSun,
  DEMO.flights.landedBesideThe,
  DEMO.flights.hotTeaFrom,
  DEMO.flights.seaOfFog,
];

const RIDGE: Some<string> = [
  DEMO.flights.laminarBreezeFrom,
  DEMO.flights.justEnoughWind,
  DEMO.flights.busyRidgeRight,
  DEMO.flights.theWholeSlope,
  DEMO.flights.aKestrelShowed,
  DEMO.flights.windWasGetting,
  DEMO.flights.longSoaringSession,
  DEMO.flights.twoHundredMetres,
  DEMO.flights.bumpyBehindThe,
  DEMO.flights.legsShakingAt,
  DEMO.flights.sharedTheBand,
  DEMO.flights.lateStartBut,
  DEMO.flights.theBreezeDied,
  DEMO.flights.learnedToSlow,
  DEMO.flights.twentyWingsOn,
];

const THERMAL: Some<string> = [
  DEMO.flights.firstClimbRight,
  DEMO.flights.workedATight,
  DEMO.flights.roughOnThe,
  DEMO.flights.blueDayBroken,
  DEMO.flights.lowSave200,
  DEMO.flights.baseAtLast,
  DEMO.flights.inversionAtMid,
  DEMO.flights.gotFlushedTwice,
  DEMO.flights.valleyWindCame,
  DEMO.flights.followedJonasFrom,
  DEMO.flights.gentleThermalsWide,
  DEMO.flights.strongEdgesLike,
  DEMO.flights.circledWithAn,
  DEMO.flights.cloudDevelopmentOver,
  DEMO.flights.learnedTheHard,
  DEMO.flights.driftedWithThe,
  DEMO.flights.newPersonalBest,
  DEMO.flights.fiveClimbsFive,
  DEMO.flights.zerosZerosZeros,
  DEMO.flights.cumulusOverEvery,
  DEMO.flights.gotLazyOn,
  DEMO.flights.goodRhythmToday,
  DEMO.flights.sharpLittleCore,
  DEMO.flights.launchedALittle,
  DEMO.flights.coldAtBase,
  DEMO.flights.swallowsEverywhereIn,
  DEMO.flights.bigSinkOn,
];

const CROSS_COUNTRY: Some<string> = [
  DEMO.flights.crossCountryAt,
  DEMO.flights.crossedTheValley,
  DEMO.flights.outAndReturn,
  DEMO.flights.lowAtThe,
  DEMO.flights.flewWithThe,
];

/** Remarks on flights along a site's route, by site name; they mention the route's places. */
const ROUTES: Readonly<Record<string, string>> = {
  Vounetz: DEMO.flights.roundVounetz,
  'Col de la Forclaz': DEMO.flights.roundTheLake,
  Fiescheralp: DEMO.flights.upTheGoms,
  Billing: DEMO.flights.alongTheDhauladhar,
};

const BY_KIND: Readonly<Record<FlightKind, Some<string>>> = {
  topToBottom: TOP_TO_BOTTOM,
  ridge: RIDGE,
  thermal: THERMAL,
  crossCountry: CROSS_COUNTRY,
};

/** What a remark is about. */
export interface RemarkSubject {
  readonly kind: FlightKind;
  readonly month: number;
  readonly siteName: string;
  readonly hasTrack: boolean;
}

/** Returns a function that picks remarks, none again while there are others; flights without a track may have none. */
export function createRemarkPicker(random: Random): (subject: RemarkSubject) => string {
  let used: readonly string[] = [];
  return (subject) => {
    if (!subject.hasTrack && random() < NO_REMARK_CHANCE) return '';
    const route = subject.hasTrack && subject.kind === 'crossCountry' ? ROUTES[subject.siteName] : undefined;
    const remark = route ?? leastRecent(random, fitting(subject, random), used);
    used = [...used.filter((other) => other !== remark), remark];
    return remark;
  };
}

const NO_REMARK_CHANCE = 0.3;

function fitting({ kind, month }: RemarkSubject, random: Random): Some<string> {
  const isWinter = month === 12 || month <= 2;
  return kind === 'topToBottom' && isWinter && random() < 0.6 ? WINTER : BY_KIND[kind];
}

/** Returns an unused remark; when all are used, the one used longest ago. */
function leastRecent(random: Random, remarks: Some<string>, used: readonly string[]): string {
  const [first, ...others] = remarks.filter((remark) => !used.includes(remark));
  if (first !== undefined) return pick(random, [first, ...others]);
  return used.find((remark) => remarks.includes(remark)) ?? remarks[0];
}
