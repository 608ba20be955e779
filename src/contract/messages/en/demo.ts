/**
 * What the pilot of the demo has written in the logbook: to be translated freely, as a pilot there would write it to remember the day; the mood counts
 * more than the words. Names of places, people and wings stay, those of countries are the language's own. It becomes data of the demo's pilot.
 */
export const DEMO = {
  /** Sites by their names: at most 200 letters each. */
  sites: {
    Vounetz: {
      location: 'Charmey, Fribourg, Switzerland',
      remarks:
        'Cable car from Charmey, ten minutes on foot to the meadow. Best from noon, when the sun is on the west side. Land before the valley wind reaches Charmey.',
    },
    Moléson: {
      location: 'Gruyères, Fribourg, Switzerland',
      remarks: 'From the top of the cable car. Beware of the cables on the way down to the village.',
    },
    Planfait: {
      location: 'Talloires, Haute-Savoie, France',
      remarks: 'Carpet takeoff above Talloires. The bar at the landing in Perroix has the better chips.',
    },
    'Col de la Forclaz': {
      location: 'Talloires-Montmin, Haute-Savoie, France',
      remarks:
        'The classic over Lake Annecy. Crowded at weekends; the evening lift over the wooded slope is worth the wait.',
    },
    Planpraz: {
      location: 'Chamonix-Mont-Blanc, Haute-Savoie, France',
      remarks:
        'Gondola from Chamonix. Mont Blanc across the valley all the way down. In high summer read the board before launching.',
    },
    Fiescheralp: {
      location: 'Fiesch, Valais, Switzerland',
      remarks:
        'Early thermals on the south side, long routes up and down the Rhone valley. Strong valley wind after three.',
    },
    Weissenstein: {
      location: 'Oberdorf, Solothurn, Switzerland',
      remarks: 'First ridge of the Jura, with all of the Alps to look at. Works with any southerly breeze.',
    },
    Billing: {
      location: 'Bir, Himachal Pradesh, India',
      remarks: 'An hour by jeep up a road one should not look down from. Vultures mark every thermal.',
    },
  },
  /** Remarks on the wings, by their names. */
  gliders: {
    'Lark 2 M': 'EN A, blue and white. Bought second-hand after the course. Forgives everything, even me.',
    'Swift Tern 28': 'EN B, orange. Checked every spring. Trims at 38 km/h with the light harness.',
    'Feather 20': 'Single skin, 1.9 kg in its bag. For the days when the lift is closed and the legs are good.',
  },
  /** Remarks on flights; each of any length up to the English one and a third. */
  flights: {
    // Short flights straight down.
    glassSmoothAir: 'Glass-smooth air all the way. Landed with the biggest grin on the field.',
    hikedUpFlew: 'Hiked up, flew down to coffee. Best commute there is.',
    practisedBigEars: 'Practised big ears and the speed bar. Ears came out unevenly; a short pump fixed it.',
    firstForwardLaunch: 'First forward launch after the break. A bit rusty, but clean at the second try.',
    noLiftAnywhere: 'No lift anywhere, not even a bubble. Still better than the cable car down.',
    spotLandingPractice: 'Spot landing practice: 4 m off the cone. Bought the round anyway.',
    waitedAnHour: 'Waited an hour for the wind to turn, then ten calm minutes. Worth it.',
    twoWide360s: 'Two wide 360s over the village, then straight in.',
    shortAndSweet: 'Short and sweet. Wind on the ground was from the east, so landed the other way round.',
    flewInFormation: 'Flew in formation with Mira, took pictures of each other. Hers are better.',
    katabaticAlreadyAt: 'Katabatic already at takeoff; ran like a rabbit and it was fine.',
    testedTheNew: 'Tested the new harness. Leans back a lot, needs the chest strap tighter.',
    pitchAndRoll: 'Pitch and roll exercises over the valley. The wing talks more than I listen.',
    checkedTheReserve: 'Checked the reserve handle twice, the speed bar once, the view about forty times.',
    flewThroughA: 'Flew through a layer of warm air as if someone had opened an oven door.',
    threeTriesTo: 'Three tries to inflate in no wind at all. Then a breath from the front, and off.',
    carriedTheWing: 'Carried the wing up for a change. The hikers were not impressed.',
    landingFieldAll: 'Landing field all to myself, so practised downwind, base and final by the book.',
    handsSoftOn: 'Hands soft on the brakes for once, and the wing liked it.',
    tookTheLong: 'Took the long way down along the cliffs. So quiet that I heard the cowbells.',
    highCloudsCame: 'High clouds came in, so no thermals. Nice and lazy all the way.',
    windSockCould: 'Wind sock could not decide. Landed a bit long, stood up anyway.',
    // The same in winter.
    snowSqueakingUnder: 'Snow squeaking under the boots at takeoff, then not a sound.',
    minusNineOn: 'Minus nine on top. Two pairs of gloves and still no feeling in the thumbs.',
    freshSnowBlue: 'Fresh snow, blue sky, nobody else on the hill. Landed knee-deep.',
    walkedUpOn: 'Walked up on snowshoes. An hour and a half up, ten minutes down, no regrets.',
    frozenLinesFrozen: 'Frozen lines, frozen beard, warm heart.',
    lowWinterSun: 'Low winter sun straight ahead, long blue shadows of the trees. Took the wide way round.',
    landedBesideThe: 'Landed beside the cross-country skiers, who looked rather envious.',
    hotTeaFrom: 'Hot tea from the flask on top, hotter tea at the landing.',
    seaOfFog: 'Sea of fog below, sun above. Landed just before the gap closed.',
    // Soaring along a slope.
    laminarBreezeFrom: 'Laminar breeze from the valley, back and forth until the light went gold.',
    justEnoughWind: 'Just enough wind to stay up. Every turn counted, sank out once and scratched back.',
    busyRidgeRight: 'Busy ridge, right of way all the time. Eyes out, vario off.',
    theWholeSlope: 'The whole slope was breathing out, lift everywhere. Top-landed? Next time.',
    aKestrelShowed: 'A kestrel showed where it went up better than my vario did.',
    windWasGetting: 'Wind was getting stronger up high, pushed forward early and landed in good time.',
    longSoaringSession: 'Long soaring session, practised flat turns with weight shift only.',
    twoHundredMetres: 'Two hundred metres over launch and the air like butter. Could have stayed for dinner.',
    bumpyBehindThe: 'Bumpy behind the rock rib; kept well out in front and all was well.',
    legsShakingAt: 'Legs shaking at the end, from cold or from joy.',
    sharedTheBand: 'Shared the band with a sailplane. He waved. I think he waved.',
    lateStartBut: 'Late start, but the sunny side was still working.',
    theBreezeDied: 'The breeze died from one minute to the next and everybody landed in a row.',
    learnedToSlow: 'Learned to slow down in the lift and to speed up between. Took me long enough.',
    twentyWingsOn: 'Twenty wings on one slope, all polite. Landed with red cheeks.',
    // Flights in thermals.
    firstClimbRight:
      'First climb right off the launch, four up on the averager, then cloud street to the end of the valley and back.',
    workedATight: 'Worked a tight core with three wings of the local club. Topped out in the haze.',
    roughOnThe: 'Rough on the lee side of the rib. One small asymmetric, gone before I could say its name.',
    blueDayBroken: 'Blue day, broken thermals. Learned to wait in zeros.',
    lowSave200: 'Low save 200 m over the trees, ten minutes of patience paid with a thousand metres.',
    baseAtLast: 'Base at last! Touched the wisps, then out into the sun in front of them.',
    inversionAtMid: 'Inversion at mid height, hard to get through. Once above it, it was another world.',
    gotFlushedTwice: 'Got flushed twice, climbed out twice. Best thermal was over the car park, of course.',
    valleyWindCame: 'Valley wind came in early. Landed facing a direction I had never landed in before.',
    followedJonasFrom: 'Followed Jonas from climb to climb. He sees things I do not.',
    gentleThermalsWide: 'Gentle thermals, wide and friendly. Left turns are getting better.',
    strongEdgesLike: 'Strong! Edges like walls. Flew actively the whole time and slept like a stone.',
    circledWithAn: 'Circled with an eagle for three turns. He left when he saw how I do it.',
    cloudDevelopmentOver: 'Cloud development over the main range, so came down while it was still nice.',
    learnedTheHard: 'Learned the hard way to drink before launching. Otherwise a perfect day.',
    driftedWithThe: 'Drifted with the core behind the ridge and turned back in time. Good decision for once.',
    newPersonalBest: 'New personal best height gain. The mountains look so flat from up there.',
    fiveClimbsFive: 'Five climbs, five glides, and not one of them wasted.',
    zerosZerosZeros: 'Zeros, zeros, zeros, and then the lift that made up for all of it.',
    cumulusOverEvery: 'Cumulus over every peak. Hopped from one to the next and forgot the time.',
    gotLazyOn: 'Got lazy on the last glide and paid for it: ten minutes of scratching over the hayfields.',
    goodRhythmToday: 'Good rhythm today. Stopped looking at the vario and listened to the harness instead.',
    sharpLittleCore: 'Sharp little core over the quarry, then a wide one over the pasture. Took the pasture.',
    launchedALittle: 'Launched a little early, parked in front of the slope until the sun had done its work.',
    coldAtBase: 'Cold at base, hot on the ground. Next time the long gloves.',
    swallowsEverywhereIn: 'Swallows everywhere in the second climb. Followed them and went up like a lift.',
    bigSinkOn: 'Big sink on the way out, three minutes at four down. Kept calm, mostly.',
    // Cross-country flights.
    crossCountryAt:
      'Cross-country at last: left the house thermal at base and did not look back until the hunger came.',
    crossedTheValley: 'Crossed the valley with 300 m to spare. Heart louder than the vario.',
    outAndReturn: 'Out and return with a headwind home. Half speed bar and a lot of hope.',
    lowAtThe: 'Low at the second turnpoint, saved by a sunny scree. Closed the triangle with nothing to spare.',
    flewWithThe: 'Flew with the club gaggle for an hour, then alone. Both were good.',
    // Long routes; they mention the places on the way.
    roundVounetz:
      'Kaiseregg, La Berra, Vanil Noir and home! The crossing to the Berra was the crux: came in under the trees and needed twenty minutes to get back up. After that it just worked.',
    roundTheLake:
      'Once round the lake, finally. Lanfon, Veyrier, then the long glide over the water to the Semnoz with an eye on the landing field at the beach. Ice cream in Doussard.',
    upTheGoms:
      'The big one. Up the Goms to the Furka with clouds like pearls on a string, turned at the glacier, and all the way down past Belalp. Headwind on the way back, but the south sides were still working. Flask empty, batteries empty, pilot full.',
    alongTheDhauladhar:
      'Along the Dhauladhar with the white wall of the high range on the right hand the whole way. Griffons on every climb. Turned before Dharamsala and flew home in the afternoon light.',
  },
};

/** The demo's texts in a language. */
export type DemoTexts = typeof DEMO;
