import type { DemoTexts } from '../en/demo.ts';

export const DEMO: DemoTexts = {
  sites: {
    Vounetz: {
      location: 'Charmey, Fribourg, Schweiz',
      remarks:
        'Gondelbahn ab Charmey, dann zehn Minuten zu Fuß bis zur Wiese. Am besten ab Mittag, wenn die Sonne auf der Westseite steht. Landen, bevor der Talwind in Charmey ankommt.',
    },
    Moléson: {
      location: 'Gruyères, Fribourg, Schweiz',
      remarks: 'Direkt bei der Bergstation. Auf dem Weg hinunter ins Dorf auf die Seile achten.',
    },
    Planfait: {
      location: 'Talloires, Haute-Savoie, Frankreich',
      remarks: 'Startteppich über Talloires. Die Bar am Landeplatz in Perroix hat die besseren Pommes.',
    },
    'Col de la Forclaz': {
      location: 'Talloires-Montmin, Haute-Savoie, Frankreich',
      remarks:
        'Der Klassiker über dem Lac d’Annecy. Am Wochenende viel los; die Abendthermik über dem Waldhang ist das Warten wert.',
    },
    Planpraz: {
      location: 'Chamonix-Mont-Blanc, Haute-Savoie, Frankreich',
      remarks:
        'Gondel ab Chamonix. Den ganzen Flug den Mont Blanc gegenüber. Im Hochsommer vor dem Start die Tafel lesen.',
    },
    Fiescheralp: {
      location: 'Fiesch, Wallis, Schweiz',
      remarks:
        'Frühe Thermik an den Südhängen, lange Strecken das Rhonetal hinauf und hinunter. Ab drei Uhr starker Talwind.',
    },
    Weissenstein: {
      location: 'Oberdorf, Solothurn, Schweiz',
      remarks: 'Erste Jurakette, mit den ganzen Alpen vor der Nase. Geht bei jedem Lüftchen aus Süden.',
    },
    Billing: {
      location: 'Bir, Himachal Pradesh, Indien',
      remarks:
        'Eine Stunde im Jeep, auf einer Straße, von der man besser nicht hinunterschaut. Geier markieren jeden Bart.',
    },
  },
  gliders: {
    'Lark 2 M': 'EN A, blau und weiß. Nach dem Kurs gebraucht gekauft. Verzeiht alles, sogar mir.',
    'Swift Tern 28': 'EN B, orange. Jeden Frühling im Check. Trimmspeed 38 km/h mit dem leichten Gurtzeug.',
    'Feather 20': 'Single Skin, 1,9 kg im Sack. Für Tage, an denen die Bahn steht und die Beine gut sind.',
  },
  flights: {
    glassSmoothAir: 'Luft wie Glas, die ganze Zeit. Mit dem breitesten Grinsen der Wiese gelandet.',
    hikedUpFlew: 'Hochgelaufen, zum Kaffee runtergeflogen. Bester Arbeitsweg der Welt.',
    practisedBigEars: 'Ohrenanlegen und Beschleuniger geübt. Ohren gingen ungleich auf; kurz gepumpt, und gut war’s.',
    firstForwardLaunch: 'Erster Vorwärtsstart nach der Pause. Etwas eingerostet, beim zweiten Versuch sauber.',
    noLiftAnywhere: 'Nirgends Steigen, nicht mal eine Blase. Trotzdem besser als die Talfahrt.',
    spotLandingPractice: 'Punktlandung geübt: 4 m neben dem Hütchen. Die Runde trotzdem gezahlt.',
    waitedAnHour: 'Eine Stunde gewartet, bis der Wind dreht, dann zehn ruhige Minuten. Hat sich gelohnt.',
    twoWide360s: 'Zwei weite Kreise über dem Dorf, dann direkt rein.',
    shortAndSweet: 'Kurz und gut. Am Boden kam der Wind aus Osten, also andersherum gelandet.',
    flewInFormation: 'Mit Mira in Formation geflogen, gegenseitig fotografiert. Miras Bilder sind besser.',
    katabaticAlreadyAt: 'Am Start schon Bergwind; gerannt wie ein Hase, und es ging.',
    testedTheNew: 'Das neue Gurtzeug getestet. Man liegt ziemlich flach darin, der Brustgurt muss enger.',
    pitchAndRoll: 'Nicken und Rollen geübt, über dem Tal. Der Schirm redet mehr, als ich zuhöre.',
    checkedTheReserve: 'Rettergriff zweimal geprüft, Beschleuniger einmal, Aussicht etwa vierzigmal.',
    flewThroughA: 'Durch eine Schicht warmer Luft geflogen, als hätte jemand die Backofentür geöffnet.',
    threeTriesTo: 'Dreimal aufgezogen bei Nullwind. Dann ein Hauch von vorn, und weg.',
    carriedTheWing: 'Den Schirm zur Abwechslung hochgetragen. Die Wandergruppe blieb unbeeindruckt.',
    landingFieldAll: 'Die Landewiese ganz für mich, also Gegenanflug, Queranflug und Endanflug nach Lehrbuch.',
    handsSoftOn: 'Endlich mal weiche Hände an den Bremsen, und dem Schirm gefiel’s.',
    tookTheLong: 'Den langen Weg an den Felsen entlang genommen. So still, dass ich die Kuhglocken hörte.',
    highCloudsCame: 'Hohe Bewölkung zog auf, also keine Thermik. Schön gemütlich bis unten.',
    windSockCould: 'Der Windsack wusste nicht, was er will. Etwas lang gelandet, trotzdem gestanden.',
    snowSqueakingUnder: 'Am Start knirscht der Schnee unter den Schuhen, dann kein Laut mehr.',
    minusNineOn: 'Minus neun oben. Zwei Paar Handschuhe und trotzdem kein Gefühl in den Daumen.',
    freshSnowBlue: 'Neuschnee, blauer Himmel, niemand sonst am Berg. Knietief gelandet.',
    walkedUpOn: 'Mit Schneeschuhen hinauf. Anderthalb Stunden hoch, zehn Minuten runter, bereue nichts.',
    frozenLinesFrozen: 'Leinen gefroren, Bart gefroren, Herz warm.',
    lowWinterSun: 'Tiefe Wintersonne von vorn, lange blaue Schatten der Bäume. Den weiten Bogen genommen.',
    landedBesideThe: 'Neben der Loipe gelandet und von dort neidische Blicke geerntet.',
    hotTeaFrom: 'Oben heißer Tee aus der Thermosflasche, unten noch heißerer.',
    seaOfFog: 'Unten Nebelmeer, oben Sonne. Gelandet, kurz bevor das Loch zuging.',
    laminarBreezeFrom: 'Laminarer Wind aus dem Tal, hin und her, bis das Licht golden wurde.',
    justEnoughWind:
      'Gerade genug Wind, um oben zu bleiben. Jede Kurve zählte, einmal fast abgesoffen und wieder hochgekratzt.',
    busyRidgeRight: 'Viel los am Hang, dauernd ausweichen. Augen raus, Vario aus.',
    theWholeSlope: 'Der ganze Hang hat ausgeatmet, überall Steigen. Toplanden? Nächstes Mal.',
    aKestrelShowed: 'Ein Turmfalke zeigte besser als mein Vario, wo es hochging.',
    windWasGetting: 'Oben nahm der Wind zu, früh nach vorn geflogen und rechtzeitig gelandet.',
    longSoaringSession: 'Lange gesoart, flache Kurven nur mit Gewicht geübt.',
    twoHundredMetres: 'Zweihundert Meter über Start und Luft wie Butter. Hätte bis zum Abendessen bleiben können.',
    bumpyBehindThe: 'Hinter der Felsrippe bockig; weit vorn geblieben, und alles war gut.',
    legsShakingAt: 'Am Ende zitterten die Beine, vor Kälte oder vor Freude.',
    sharedTheBand: 'Das Aufwindband mit einem Segelflieger geteilt. Er hat gewinkt. Glaube ich.',
    lateStartBut: 'Spät gestartet, aber die Sonnenseite zog noch.',
    theBreezeDied: 'Von einer Minute auf die andere schlief der Wind ein, und alle landeten der Reihe nach.',
    learnedToSlow: 'Gelernt: im Steigen langsam, dazwischen schnell. Hat ja lange genug gedauert.',
    twentyWingsOn: 'Zwanzig Schirme an einem Hang, alle höflich. Mit roten Backen gelandet.',
    firstClimbRight:
      'Erster Bart gleich am Start, vier Meter integriert, dann Wolkenstraße bis ans Talende und zurück.',
    workedATight: 'Mit drei Schirmen vom Club einen engen Kern ausgekurbelt. Oben raus im Dunst.',
    roughOnThe: 'Ruppig im Lee der Rippe. Ein kleiner Klapper, weg, bevor ich das Wort sagen konnte.',
    blueDayBroken: 'Blauthermik, zerrissen. Gelernt, in Nullern zu warten.',
    lowSave200: 'Mich 200 m über den Bäumen ausgegraben: zehn Minuten Geduld, tausend Meter Lohn.',
    baseAtLast: 'Endlich Basis! Die Fetzen gestreift, dann raus in die Sonne davor.',
    inversionAtMid: 'Inversion auf halber Höhe, zäh zum Durchkommen. Darüber eine andere Welt.',
    gotFlushedTwice:
      'Zweimal fast abgesoffen, zweimal wieder ausgegraben. Der beste Bart stand natürlich über dem Parkplatz.',
    valleyWindCame: 'Der Talwind kam früh. In eine Richtung gelandet, in die ich noch nie gelandet bin.',
    followedJonasFrom: 'Jonas von Bart zu Bart gefolgt. Er sieht Dinge, die ich nicht sehe.',
    gentleThermalsWide: 'Sanfte Thermik, weit und freundlich. Linkskreise werden besser.',
    strongEdgesLike: 'Stark! Ränder wie Wände. Die ganze Zeit aktiv geflogen, danach geschlafen wie ein Stein.',
    circledWithAn: 'Drei Kreise mit einem Adler. Er ging, als er sah, wie ich es mache.',
    cloudDevelopmentOver: 'Überentwicklung am Hauptkamm, also runter, solange es noch schön war.',
    learnedTheHard: 'Auf die harte Tour gelernt, vor dem Start zu trinken. Sonst ein perfekter Tag.',
    driftedWithThe:
      'Mit dem Bart hinter den Grat versetzt und rechtzeitig umgekehrt. Gute Entscheidung, ausnahmsweise.',
    newPersonalBest: 'Persönlicher Rekord beim Höhengewinn. Von da oben sehen die Berge so flach aus.',
    fiveClimbsFive: 'Fünfmal Steigen, fünfmal Gleiten, keins davon verschenkt.',
    zerosZerosZeros: 'Nuller, Nuller, Nuller, und dann der Bart, der alles wettmachte.',
    cumulusOverEvery: 'Über jedem Gipfel ein Cumulus. Von einem zum nächsten gehüpft und die Zeit vergessen.',
    gotLazyOn: 'Auf der letzten Gleitstrecke faul geworden und gebüßt: zehn Minuten Kratzen über den Heuwiesen.',
    goodRhythmToday: 'Guter Rhythmus heute. Nicht mehr aufs Vario geschaut, dafür aufs Gurtzeug gehört.',
    sharpLittleCore: 'Kleiner, giftiger Kern über dem Steinbruch, dann ein weiter über der Weide. Die Weide genommen.',
    launchedALittle: 'Etwas früh gestartet und vor dem Hang geparkt, bis die Sonne ihre Arbeit getan hatte.',
    coldAtBase: 'An der Basis kalt, am Boden heiß. Nächstes Mal die langen Handschuhe.',
    swallowsEverywhereIn: 'Im zweiten Bart überall Schwalben. Ihnen nach und hoch wie im Lift.',
    bigSinkOn: 'Auf dem Weg hinaus viel Sinken, drei Minuten mit minus vier. Ruhig geblieben, meistens.',
    crossCountryAt:
      'Endlich auf Strecke: den Hausbart an der Basis verlassen und nicht zurückgeschaut, bis der Hunger kam.',
    crossedTheValley: 'Talquerung mit 300 m Reserve. Das Herz lauter als das Vario.',
    outAndReturn: 'Ziel-Rück, heimwärts mit Gegenwind. Halb im Gas und viel Hoffnung.',
    lowAtThe:
      'Tief an der zweiten Wende, von einer sonnigen Geröllhalde gerettet. Dreieck geschlossen, ohne einen Meter Reserve.',
    flewWithThe: 'Eine Stunde mit dem Pulk vom Club geflogen, dann allein. Beides war gut.',
    roundVounetz:
      'Kaiseregg, La Berra, Vanil Noir und heim! Die Querung zur Berra war die Schlüsselstelle: unter der Baumgrenze angekommen und zwanzig Minuten gebraucht, um wieder hochzukommen. Danach lief es einfach.',
    roundTheLake:
      'Endlich einmal um den See. Lanfon, Veyrier, dann das lange Gleiten übers Wasser zum Semnoz, immer die Landewiese am Strand im Blick. Eis in Doussard.',
    upTheGoms:
      'Der ganz große. Das Goms hinauf bis zur Furka, Wolken wie Perlen an der Schnur, am Gletscher gewendet und den ganzen Weg hinunter, an der Belalp vorbei. Auf dem Rückweg Gegenwind, aber die Südseiten zogen noch. Flasche leer, Akku leer, Herz voll.',
    alongTheDhauladhar:
      'Den Dhauladhar entlang, rechts immer die weiße Wand der hohen Kette. In jedem Bart Gänsegeier. Vor Dharamsala gewendet und im Nachmittagslicht heimgeflogen.',
  },
};
