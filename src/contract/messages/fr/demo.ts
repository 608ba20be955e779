import type { DemoTexts } from '../en/demo.ts';

export const DEMO: DemoTexts = {
  sites: {
    Vounetz: {
      location: 'Charmey, Fribourg, Suisse',
      remarks:
        'Télécabine depuis Charmey, dix minutes à pied jusqu’au pré. Le mieux dès midi, quand le soleil tourne à l’ouest. Poser avant que la brise de vallée arrive à Charmey.',
    },
    Moléson: {
      location: 'Gruyères, Fribourg, Suisse',
      remarks: 'Depuis l’arrivée du téléphérique. Attention aux câbles en descendant vers le village.',
    },
    Planfait: {
      location: 'Talloires, Haute-Savoie, France',
      remarks: 'Déco moquette au-dessus de Talloires. Le bar de l’atterro de Perroix a les meilleures frites.',
    },
    'Col de la Forclaz': {
      location: 'Talloires-Montmin, Haute-Savoie, France',
      remarks:
        'Le grand classique du lac d’Annecy. Du monde le week-end\u202f; la restitution du soir sur la pente boisée vaut l’attente.',
    },
    Planpraz: {
      location: 'Chamonix-Mont-Blanc, Haute-Savoie, France',
      remarks:
        'Télécabine depuis Chamonix. Le mont Blanc en face pendant toute la descente. En plein été, lire le panneau avant de décoller.',
    },
    Fiescheralp: {
      location: 'Fiesch, Valais, Suisse',
      remarks:
        'Thermiques matinaux en face sud, longs parcours vers l’amont et l’aval de la vallée du Rhône. Forte brise après 15\u00a0h.',
    },
    Weissenstein: {
      location: 'Oberdorf, Soleure, Suisse',
      remarks: 'Première crête du Jura, avec toutes les Alpes en face. Marche avec la moindre brise de sud.',
    },
    Billing: {
      location: 'Bir, Himachal Pradesh, Inde',
      remarks:
        'Une heure de jeep sur une route d’où mieux vaut ne pas regarder en bas. Les vautours marquent chaque thermique.',
    },
  },
  gliders: {
    'Lark 2 M': 'EN A, bleue et blanche. Achetée d’occasion après le stage. Pardonne tout, même à moi.',
    'Swift Tern 28': 'EN B, orange. Révisée chaque printemps. 38\u00a0km/h bras hauts avec la sellette légère.',
    'Feather 20':
      'Monosurface, 1,9\u00a0kg dans son sac. Pour les jours où la télécabine est fermée et les jambes en forme.',
  },
  flights: {
    glassSmoothAir: 'Air d’huile jusqu’en bas. Posé avec le plus grand sourire du terrain.',
    hikedUpFlew: 'Montée à pied, descente en vol vers le café. Le plus beau trajet.',
    practisedBigEars:
      'Oreilles et accélérateur. Les oreilles se sont rouvertes de travers\u202f; un petit coup de frein et voilà.',
    firstForwardLaunch: 'Premier déco dos voile après la pause. Un peu de rouille, mais propre au deuxième essai.',
    noLiftAnywhere: 'Rien qui monte, pas même une bulle. Toujours mieux que redescendre en benne.',
    spotLandingPractice: 'Précision d’atterrissage\u00a0: à 4\u00a0m du plot. J’ai payé la tournée quand même.',
    waitedAnHour: 'Une heure à attendre que le vent tourne, puis dix minutes de calme. Ça valait le coup.',
    twoWide360s: 'Deux grands 360 au-dessus du village, puis droit au but.',
    shortAndSweet: 'Court mais bon. Au sol le vent venait de l’est, donc posé dans l’autre sens.',
    flewInFormation: 'Volé en formation avec Mira, on s’est pris en photo. Les siennes sont mieux.',
    katabaticAlreadyAt: 'Déjà catabatique au déco\u202f; couru comme un lapin et c’est passé.',
    testedTheNew: 'Essayé la nouvelle sellette. Très couchée, il faut serrer la ventrale.',
    pitchAndRoll: 'Tangage et roulis au-dessus de la vallée. La voile parle plus que je n’écoute.',
    checkedTheReserve: 'Vérifié deux fois la poignée du secours, une fois l’accélérateur, quarante fois la vue.',
    flewThroughA: 'Traversé une couche d’air chaud, comme si quelqu’un avait ouvert un four.',
    threeTriesTo: 'Trois gonflages ratés sans un brin de vent. Puis un souffle de face, et hop.',
    carriedTheWing: 'Pour une fois, c’est moi qui porte la voile. Les randonneurs s’en fichaient bien.',
    landingFieldAll: 'L’atterro rien que pour moi, alors vent arrière, base et finale comme dans le manuel.',
    handsSoftOn: 'Mains douces sur les freins, pour une fois, et la voile a aimé.',
    tookTheLong: 'Pris le grand tour le long des falaises. Si calme que j’entendais les cloches des vaches.',
    highCloudsCame: 'Nuages hauts, donc pas de thermiques. Vol paresseux, tout en douceur.',
    windSockCould: 'La manche à air ne savait pas choisir. Posé un peu long, resté debout quand même.',
    snowSqueakingUnder: 'La neige qui crisse sous les chaussures au déco, puis plus un bruit.',
    minusNineOn: 'Moins neuf en haut. Deux paires de gants et toujours pas de pouces.',
    freshSnowBlue: 'Neige fraîche, ciel bleu, personne là-haut. Posé jusqu’aux genoux dans la poudre.',
    walkedUpOn: 'En raquettes. Une heure et demie pour monter, dix minutes pour descendre, aucun regret.',
    frozenLinesFrozen: 'Suspentes gelées, barbe gelée, cœur au chaud.',
    lowWinterSun: 'Soleil d’hiver bas en pleine face, longues ombres bleues des arbres. Fait le grand tour.',
    landedBesideThe: 'Posé à côté des fondeurs, qui avaient l’air un peu jaloux.',
    hotTeaFrom: 'Thé chaud du thermos en haut, thé brûlant à l’atterro.',
    seaOfFog: 'Mer de brouillard dessous, soleil dessus. Posé juste avant que le trou se referme.',
    laminarBreezeFrom: 'Brise laminaire de la vallée, des allers-retours jusqu’à la lumière dorée.',
    justEnoughWind:
      'Juste assez de vent pour tenir. Chaque virage comptait\u202f; coulé une fois, remonté en grattant.',
    busyRidgeRight: 'Du monde sur la pente, priorités sans arrêt. Les yeux dehors, le vario coupé.',
    theWholeSlope: 'Toute la pente respirait, ça montait partout. Reposé au déco\u202f? La prochaine fois.',
    aKestrelShowed: 'Un faucon crécerelle m’a montré où ça monte, mieux que mon vario.',
    windWasGetting: 'Le vent forcissait en altitude, j’ai avancé tôt et posé à temps.',
    longSoaringSession: 'Longue séance de soaring, virages à plat rien qu’à la sellette.',
    twoHundredMetres: 'Deux cents mètres au-dessus du déco et un air comme du beurre. J’aurais pu y dîner.',
    bumpyBehindThe: 'Ça bougeait derrière l’éperon\u202f; resté bien devant et tout allait bien.',
    legsShakingAt: 'Les jambes qui tremblent à la fin, de froid ou de joie.',
    sharedTheBand: 'Partagé l’ascendance avec un planeur. Il m’a fait signe. Enfin, je crois.',
    lateStartBut: 'Parti tard, mais le versant au soleil marchait encore.',
    theBreezeDied: 'La brise est tombée d’une minute à l’autre et tout le monde a posé en file.',
    learnedToSlow: 'Appris à ralentir dans ce qui monte et à accélérer entre deux. Il était temps.',
    twentyWingsOn: 'Vingt voiles sur la même pente, toutes polies. Posé les joues rouges.',
    firstClimbRight:
      'Premier thermique dès le déco, quatre au vario moyen, puis la rue de nuages jusqu’au bout de la vallée et retour.',
    workedATight: 'Enroulé un noyau serré avec trois voiles du club d’ici. Plafonné dans la brume.',
    roughOnThe: 'Rude sous le vent de l’éperon. Une petite fermeture, partie avant que je dise son nom.',
    blueDayBroken: 'Thermique bleu et haché. Appris à attendre dans les zéros.',
    lowSave200: 'Point bas à 200\u00a0m au-dessus des arbres\u202f; dix minutes de patience, mille mètres à la clé.',
    baseAtLast: 'Le plaf, enfin\u202f! Touché les barbules, puis ressorti au soleil devant.',
    inversionAtMid: 'Inversion à mi-hauteur, dure à percer. Une fois au-dessus, c’était un autre monde.',
    gotFlushedTwice: 'Enterré deux fois, ressorti deux fois. Le meilleur thermique était sur le parking, évidemment.',
    valleyWindCame: 'La brise de vallée est entrée tôt. Posé dans un sens où je n’avais jamais posé.',
    followedJonasFrom: 'Suivi Jonas de thermique en thermique. Il voit ce que je ne vois pas.',
    gentleThermalsWide: 'Thermiques doux, larges, aimables. À gauche, ça tourne de mieux en mieux.',
    strongEdgesLike: 'Costaud\u202f! Des bords comme des murs. Piloté tout du long, puis dormi comme une souche.',
    circledWithAn: 'Trois tours avec un aigle. Il est parti en voyant comment je m’y prends.',
    cloudDevelopmentOver: 'Ça bourgeonnait sur la grande chaîne, alors posé tant que c’était encore beau.',
    learnedTheHard: 'Compris à mes dépens qu’il faut boire avant de décoller. Sinon, journée parfaite.',
    driftedWithThe: 'Dérivé avec le noyau derrière la crête, demi-tour à temps. Bonne décision, pour une fois.',
    newPersonalBest: 'Nouveau record de gain d’altitude. D’en haut, les montagnes ont l’air si plates.',
    fiveClimbsFive: 'Cinq thermiques, cinq transitions, et pas un de trop.',
    zerosZerosZeros: 'Des zéros, des zéros, des zéros, et puis l’ascendance qui a fait tout oublier.',
    cumulusOverEvery: 'Un cumulus sur chaque sommet. Sauté de l’un à l’autre, oublié l’heure.',
    gotLazyOn:
      'Paresseux sur la dernière transition, et puni\u00a0: dix minutes à gratter au-dessus des prés de fauche.',
    goodRhythmToday: 'Bon rythme aujourd’hui. Arrêté de regarder le vario, écouté la sellette à la place.',
    sharpLittleCore: 'Un petit noyau teigneux sur la carrière, puis un large sur l’alpage. Pris l’alpage.',
    launchedALittle: 'Décollé un peu tôt, attendu devant la pente que le soleil ait fait son travail.',
    coldAtBase: 'Froid au plaf, chaud au sol. La prochaine fois, les gants longs.',
    swallowsEverywhereIn: 'Des hirondelles partout dans le deuxième thermique. Suivies, et monté comme en ascenseur.',
    bigSinkOn: 'Grosse dégueulante en sortant, trois minutes à moins quatre. Gardé mon calme, ou presque.',
    crossCountryAt:
      'Du cross, enfin\u00a0: quitté le thermique maison au plaf, et pas regardé en arrière avant d’avoir faim.',
    crossedTheValley: 'Traversé la vallée avec 300\u00a0m de marge. Le cœur plus bruyant que le vario.',
    outAndReturn: 'Aller-retour, vent de face pour rentrer. Demi-barreau et beaucoup d’espoir.',
    lowAtThe: 'Bas à la deuxième balise, sauvé par un éboulis au soleil. Triangle bouclé sans un mètre de trop.',
    flewWithThe: 'Volé une heure avec la grappe du club, puis en solo. Bien tous les deux.',
    roundVounetz:
      'Kaiseregg, La Berra, Vanil Noir et retour\u202f! La clé, c’était la traversée vers la Berra\u00a0: arrivé sous les arbres, vingt minutes pour remonter. Après, ça marchait tout seul.',
    roundTheLake:
      'Le tour du lac, enfin. Lanfon, Veyrier, puis la longue transition sur l’eau vers le Semnoz, un œil sur l’atterro de la plage. Une glace à Doussard.',
    upTheGoms:
      'Le grand vol. Remonté le Goms jusqu’à la Furka sous des nuages en collier de perles, demi-tour au glacier, et toute la vallée jusqu’après Belalp. Vent de face au retour, mais les faces sud marchaient encore. Gourde vide, batteries vides, pilote comblé.',
    alongTheDhauladhar:
      'Le long du Dhauladhar, le mur blanc de la haute chaîne à main droite tout du long. Des vautours fauves dans chaque thermique. Demi-tour avant Dharamsala, retour dans la lumière de l’après-midi.',
  },
};
