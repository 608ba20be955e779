import { pick, type Random, type Some } from '#test/builders/random';
import type { FlightKind } from './demo-sites.ts';

const TOP_TO_BOTTOM: Some<string> = [
  'Glass-smooth air all the way. Landed with the biggest grin on the field.',
  'Hiked up, flew down to coffee. Best commute there is.',
  'Practised big ears and the speed bar. Ears came out unevenly; a short pump fixed it.',
  'First forward launch after the break. A bit rusty, but clean at the second try.',
  'No lift anywhere, not even a bubble. Still better than the cable car down.',
  'Spot landing practice: 4 m off the cone. Bought the round anyway.',
  'Waited an hour for the wind to turn, then ten calm minutes. Worth it.',
  'Two wide 360s over the village, then straight in.',
  'Short and sweet. Wind on the ground was from the east, so landed the other way round.',
  'Flew in formation with Mira, took pictures of each other. Hers are better.',
  'Katabatic already at takeoff; ran like a rabbit and it was fine.',
  'Tested the new harness. Leans back a lot, needs the chest strap tighter.',
  'Pitch and roll exercises over the valley. The wing talks more than I listen.',
  'Checked the reserve handle twice, the speed bar once, the view about forty times.',
  'Flew through a layer of warm air as if someone had opened an oven door.',
  'Three tries to inflate in no wind at all. Then a breath from the front, and off.',
  'Carried the wing up for a change. The hikers were not impressed.',
  'Landing field all to myself, so practised downwind, base and final by the book.',
  'Hands soft on the brakes for once, and the wing liked it.',
  'Took the long way down along the cliffs. So quiet that I heard the cowbells.',
  'High clouds came in, so no thermals. Nice and lazy all the way.',
  'Wind sock could not decide. Landed a bit long, stood up anyway.',
];

const WINTER: Some<string> = [
  'Snow squeaking under the boots at takeoff, then not a sound.',
  'Minus nine on top. Two pairs of gloves and still no feeling in the thumbs.',
  'Fresh snow, blue sky, nobody else on the hill. Landed knee-deep.',
  'Walked up on snowshoes. An hour and a half up, ten minutes down, no regrets.',
  'Frozen lines, frozen beard, warm heart.',
  'Low winter sun straight ahead, long blue shadows of the trees. Took the wide way round.',
  'Landed beside the cross-country skiers, who looked rather envious.',
  'Hot tea from the flask on top, hotter tea at the landing.',
  'Sea of fog below, sun above. Landed just before the gap closed.',
];

const RIDGE: Some<string> = [
  'Laminar breeze from the valley, back and forth until the light went gold.',
  'Just enough wind to stay up. Every turn counted, sank out once and scratched back.',
  'Busy ridge, right of way all the time. Eyes out, vario off.',
  'The whole slope was breathing out, lift everywhere. Top-landed? Next time.',
  'A kestrel showed where it went up better than my vario did.',
  'Wind was getting stronger up high, pushed forward early and landed in good time.',
  'Long soaring session, practised flat turns with weight shift only.',
  'Two hundred metres over launch and the air like butter. Could have stayed for dinner.',
  'Bumpy behind the rock rib; kept well out in front and all was well.',
  'Legs shaking at the end, from cold or from joy.',
  'Shared the band with a sailplane. He waved. I think he waved.',
  'Late start, but the sunny side was still working.',
  'The breeze died from one minute to the next and everybody landed in a row.',
  'Learned to slow down in the lift and to speed up between. Took me long enough.',
  'Twenty wings on one slope, all polite. Landed with red cheeks.',
];

const THERMAL: Some<string> = [
  'First climb right off the launch, four up on the averager, then cloud street to the end of the valley and back.',
  'Worked a tight core with three wings of the local club. Topped out in the haze.',
  'Rough on the lee side of the rib. One small asymmetric, gone before I could say its name.',
  'Blue day, broken thermals. Learned to wait in zeros.',
  'Low save 200 m over the trees, ten minutes of patience paid with a thousand metres.',
  'Base at last! Touched the wisps, then out into the sun in front of them.',
  'Inversion at mid height, hard to get through. Once above it, it was another world.',
  'Got flushed twice, climbed out twice. Best thermal was over the car park, of course.',
  'Valley wind came in early. Landed facing a direction I had never landed in before.',
  'Followed Jonas from climb to climb. He sees things I do not.',
  'Gentle thermals, wide and friendly. Left turns are getting better.',
  'Strong! Edges like walls. Flew actively the whole time and slept like a stone.',
  'Circled with an eagle for three turns. He left when he saw how I do it.',
  'Cloud development over the main range, so came down while it was still nice.',
  'Learned the hard way to drink before launching. Otherwise a perfect day.',
  'Drifted with the core behind the ridge and turned back in time. Good decision for once.',
  'New personal best height gain. The mountains look so flat from up there.',
  'Five climbs, five glides, and not one of them wasted.',
  'Zeros, zeros, zeros, and then the lift that made up for all of it.',
  'Cumulus over every peak. Hopped from one to the next and forgot the time.',
  'Got lazy on the last glide and paid for it: ten minutes of scratching over the hayfields.',
  'Good rhythm today. Stopped looking at the vario and listened to the harness instead.',
  'Sharp little core over the quarry, then a wide one over the pasture. Took the pasture.',
  'Launched a little early, parked in front of the slope until the sun had done its work.',
  'Cold at base, hot on the ground. Next time the long gloves.',
  'Swallows everywhere in the second climb. Followed them and went up like a lift.',
  'Big sink on the way out, three minutes at four down. Kept calm, mostly.',
];

const CROSS_COUNTRY: Some<string> = [
  'Cross-country at last: left the house thermal at base and did not look back until the hunger came.',
  'Crossed the valley with 300 m to spare. Heart louder than the vario.',
  'Out and return with a headwind home. Half speed bar and a lot of hope.',
  'Low at the second turnpoint, saved by a sunny scree. Closed the triangle with nothing to spare.',
  'Flew with the club gaggle for an hour, then alone. Both were good.',
];

/** Remarks on flights along a site's route, by site name; they mention the route's places. */
const ROUTES: Readonly<Record<string, string>> = {
  Vounetz:
    'Kaiseregg, La Berra, Vanil Noir and home! The crossing to the Berra was the crux: came in under the trees and needed twenty minutes to get back up. After that it just worked.',
  'Col de la Forclaz':
    'Once round the lake, finally. Lanfon, Veyrier, then the long glide over the water to the Semnoz with an eye on the landing field at the beach. Ice cream in Doussard.',
  Fiescheralp:
    'The big one. Up the Goms to the Furka with clouds like pearls on a string, turned at the glacier, and all the way down past Belalp. Headwind on the way back, but the south sides were still working. Flask empty, batteries empty, pilot full.',
  Billing:
    'Along the Dhauladhar with the white wall of the high range on the right hand the whole way. Griffons on every climb. Turned before Dharamsala and flew home in the afternoon light.',
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
