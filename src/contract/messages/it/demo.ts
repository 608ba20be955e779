import type { DemoTexts } from '../en/demo.ts';

export const DEMO: DemoTexts = {
  sites: {
    Vounetz: {
      location: 'Charmey, Friburgo, Svizzera',
      remarks:
        'Cabinovia da Charmey, dieci minuti a piedi fino al prato. Meglio da mezzogiorno, con il sole sul versante ovest. A terra prima che la brezza di valle arrivi a Charmey.',
    },
    Moléson: {
      location: 'Gruyères, Friburgo, Svizzera',
      remarks: 'Si decolla in cima, accanto alla funivia. Scendendo verso il paese, occhio ai cavi.',
    },
    Planfait: {
      location: 'Talloires, Alta Savoia, Francia',
      remarks: 'Decollo in moquette sopra Talloires. All’atterraggio di Perroix il bar ha le patatine migliori.',
    },
    'Col de la Forclaz': {
      location: 'Talloires-Montmin, Alta Savoia, Francia',
      remarks:
        'Il classico sul lago di Annecy. Affollato nei fine settimana; la restituzione della sera sul bosco vale l’attesa.',
    },
    Planpraz: {
      location: 'Chamonix-Mont-Blanc, Alta Savoia, Francia',
      remarks:
        'Cabinovia da Chamonix. Il Monte Bianco di fronte per tutta la discesa. In piena estate leggere il cartello prima di decollare.',
    },
    Fiescheralp: {
      location: 'Fiesch, Vallese, Svizzera',
      remarks:
        'Termiche presto sul versante sud, lunghi percorsi su e giù per la valle del Rodano. Dopo le tre, brezza di valle forte.',
    },
    Weissenstein: {
      location: 'Oberdorf, Soletta, Svizzera',
      remarks: 'La prima cresta del Giura, con tutte le Alpi davanti. Funziona con ogni brezza da sud.',
    },
    Billing: {
      location: 'Bir, Himachal Pradesh, India',
      remarks: 'Un’ora di jeep su una strada dove è meglio non guardare giù. Gli avvoltoi segnano ogni termica.',
    },
  },
  gliders: {
    'Lark 2 M': 'EN A, blu e bianca. Presa usata dopo il corso. Perdona tutto, perfino me.',
    'Swift Tern 28': 'EN B, arancione. Revisione ogni primavera. Con la selletta leggera fa 38\u00a0km/h a mani alte.',
    'Feather 20': 'Monosuperficie, 1,9\u00a0kg nel suo sacco. Per quando gli impianti sono chiusi e le gambe vanno.',
  },
  flights: {
    glassSmoothAir: 'Aria liscia come l’olio fino a terra. Il sorriso più largo di tutto l’atterraggio.',
    hikedUpFlew: 'Su a piedi, giù in volo fino al caffè. Il miglior tragitto che ci sia.',
    practisedBigEars: 'Prove di orecchie e speed. Le orecchie si riaprivano storte; una pompata e via.',
    firstForwardLaunch:
      'Primo decollo spalle alla vela dopo la pausa. Un po’ di ruggine, ma pulito al secondo tentativo.',
    noLiftAnywhere: 'Non tirava da nessuna parte, nemmeno una bolla. Sempre meglio che scendere in funivia.',
    spotLandingPractice: 'Prove di precisione: a 4\u00a0m dal cono. Il giro da bere l’ho pagato lo stesso.',
    waitedAnHour: 'Un’ora ad aspettare che girasse il vento, poi dieci minuti tranquilli. Ne valeva la pena.',
    twoWide360s: 'Due 360 larghi sopra il paese, poi dritto in finale.',
    shortAndSweet: 'Breve ma bello. A terra il vento era da est, quindi atterraggio al contrario.',
    flewInFormation: 'Volo in coppia con Mira, ci siamo fotografati a vicenda. Le sue sono venute meglio.',
    katabaticAlreadyAt: 'Catabatico già al decollo; ho corso come una lepre ed è andata bene.',
    testedTheNew: 'Provata la selletta nuova. Molto sdraiata, il ventrale va stretto di più.',
    pitchAndRoll: 'Esercizi di beccheggio e rollio sulla valle. La vela parla più di quanto io ascolti.',
    checkedTheReserve: 'Controllata due volte la maniglia dell’emergenza, una lo speed, una quarantina il panorama.',
    flewThroughA: 'Attraversato uno strato d’aria calda: come se qualcuno avesse aperto il forno.',
    threeTriesTo: 'Tre tentativi di gonfiaggio senza un filo di vento. Poi un soffio da davanti, e via.',
    carriedTheWing: 'Per una volta la vela l’ho portata su io. Gli escursionisti non si sono scomposti.',
    landingFieldAll: 'Atterraggio tutto per me: sottovento, base e finale come da manuale.',
    handsSoftOn: 'Per una volta mani morbide sui freni, e la vela ha gradito.',
    tookTheLong: 'Giù per la via lunga, lungo le rocce. Un silenzio tale che si sentivano i campanacci.',
    highCloudsCame: 'Sono arrivate le velature, quindi niente termiche. Pigro e piacevole fino in fondo.',
    windSockCould: 'La manica a vento non si decideva. Atterraggio un po’ lungo, ma in piedi.',
    snowSqueakingUnder: 'Al decollo la neve scricchiolava sotto gli scarponi, poi più nessun suono.',
    minusNineOn: 'Meno nove in cima. Due paia di guanti e i pollici non li sentivo lo stesso.',
    freshSnowBlue: 'Neve fresca, cielo blu, nessun altro in giro. Atterraggio con la neve al ginocchio.',
    walkedUpOn: 'Su con le ciaspole. Un’ora e mezza a salire, dieci minuti a scendere, nessun rimpianto.',
    frozenLinesFrozen: 'Cordini gelati, barba gelata, cuore caldo.',
    lowWinterSun: 'Sole basso d’inverno dritto negli occhi, ombre lunghe e blu degli alberi. Ho fatto il giro largo.',
    landedBesideThe: 'Atterraggio accanto ai fondisti, che guardavano con una certa invidia.',
    hotTeaFrom: 'Tè caldo dal thermos in cima, tè bollente all’atterraggio.',
    seaOfFog: 'Sotto mare di nebbia, sopra sole. A terra appena prima che il buco si chiudesse.',
    laminarBreezeFrom: 'Brezza laminare dalla valle, avanti e indietro finché la luce è diventata d’oro.',
    justEnoughWind:
      'Vento appena sufficiente per stare su. Contava ogni virata: una volta sotto, poi risalita a fatica.',
    busyRidgeRight: 'Costone affollato, precedenze di continuo. Occhi fuori, vario spento.',
    theWholeSlope: 'Tutto il pendio respirava, si saliva ovunque. Top landing? La prossima volta.',
    aKestrelShowed: 'Un gheppio mi ha mostrato dove si saliva meglio del mio vario.',
    windWasGetting: 'In alto il vento rinforzava: presto in avanti, e a terra per tempo.',
    longSoaringSession: 'Lunga sessione in dinamica, virate piatte solo con il peso.',
    twoHundredMetres: 'Duecento metri sopra il decollo e aria di burro. Potevo restare fino a cena.',
    bumpyBehindThe: 'Aria mossa dietro lo sperone; tenuto ben largo e tutto a posto.',
    legsShakingAt: 'Alla fine le gambe tremavano, di freddo o di gioia.',
    sharedTheBand: 'Stessa fascia di un aliante. Ha salutato. Credo che abbia salutato.',
    lateStartBut: 'Decollo tardi, ma il versante al sole lavorava ancora.',
    theBreezeDied: 'La brezza è morta da un minuto all’altro e siamo atterrati tutti in fila.',
    learnedToSlow: 'Imparato a rallentare dove si sale e ad accelerare nel mezzo. Ce n’è voluto.',
    twentyWingsOn: 'Venti vele su un solo pendio, tutti educati. Atterraggio con le guance rosse.',
    firstClimbRight:
      'Prima termica appena fuori dal decollo, quattro di media, poi strada di cumuli fino in fondo alla valle e ritorno.',
    workedATight: 'Girato un nocciolo stretto con tre vele del club locale. Plafond nella foschia.',
    roughOnThe:
      'Turbolento nel sottovento dello sperone. Una piccola asimmetrica, sparita prima di poterle dare un nome.',
    blueDayBroken: 'Giornata blu, termiche rotte. Imparato ad aspettare negli zeri.',
    lowSave200: 'Recupero basso a 200\u00a0m sopra gli alberi: dieci minuti di pazienza ripagati con mille metri.',
    baseAtLast: 'Finalmente in base! Sfiorati gli sfilacci, poi fuori al sole lì davanti.',
    inversionAtMid: 'Inversione a mezza quota, dura da bucare. Sopra era un altro mondo.',
    gotFlushedTwice: 'Due volte quasi a terra, due volte su di nuovo. La termica migliore, ovviamente, sul parcheggio.',
    valleyWindCame: 'Brezza di valle in anticipo. Atterraggio in una direzione mai provata prima.',
    followedJonasFrom: 'Dietro a Jonas di termica in termica. Lui vede cose che io non vedo.',
    gentleThermalsWide: 'Termiche dolci, larghe e amichevoli. A sinistra comincio a girare meglio.',
    strongEdgesLike: 'Forte! Bordi come muri. Pilotaggio attivo tutto il tempo, poi ho dormito come un sasso.',
    circledWithAn: 'Tre giri con un’aquila. Ha visto come giro io e se n’è andata.',
    cloudDevelopmentOver: 'Sviluppo sulla catena principale, quindi giù finché era ancora bello.',
    learnedTheHard: 'Imparato a mie spese: bere prima di decollare. Per il resto, giornata perfetta.',
    driftedWithThe: 'Scarrocciato con il nocciolo dietro la cresta e tornato in tempo. Per una volta, buona decisione.',
    newPersonalBest: 'Mio nuovo record di guadagno di quota. Da lassù le montagne sembrano piatte.',
    fiveClimbsFive: 'Cinque termiche, cinque planate, nemmeno una sprecata.',
    zerosZerosZeros: 'Zeri, zeri, zeri, e poi la salita che ha ripagato tutto.',
    cumulusOverEvery: 'Un cumulo su ogni cima. Saltato dall’uno all’altro e perso il senso del tempo.',
    gotLazyOn: 'Pigrizia nell’ultima planata, e l’ho pagata: dieci minuti a raspare sui prati da fieno.',
    goodRhythmToday: 'Buon ritmo oggi. Basta guardare il vario: ho ascoltato la selletta.',
    sharpLittleCore: 'Nocciolo piccolo e secco sulla cava, poi uno largo sul pascolo. Ho scelto il pascolo.',
    launchedALittle: 'Decollo un po’ presto, in parcheggio davanti al pendio finché il sole non ha fatto il suo.',
    coldAtBase: 'Freddo in base, caldo a terra. La prossima volta i guanti lunghi.',
    swallowsEverywhereIn: 'Rondini ovunque nella seconda termica. Seguite, e su come in ascensore.',
    bigSinkOn: 'Gran discesa verso il piano, tre minuti a meno quattro. Calma mantenuta, o quasi.',
    crossCountryAt:
      'Finalmente cross: lasciata in base la termica di casa, e nessuno sguardo indietro finché non è venuta fame.',
    crossedTheValley: 'Attraversata la valle con 300\u00a0m di margine. Il cuore più forte del vario.',
    outAndReturn: 'Andata e ritorno, con vento frontale verso casa. Mezzo speed e molta speranza.',
    lowAtThe: 'Basso alla seconda boa, mi ha salvato un ghiaione al sole. Triangolo chiuso per un pelo.',
    flewWithThe: 'Un’ora con il gruppo del club, poi per conto mio. Belle tutte e due.',
    roundVounetz:
      'Kaiseregg, La Berra, Vanil Noir e casa! Il traverso verso la Berra era il punto chiave: arrivo più basso del bosco e venti minuti per risalire. Da lì in poi ha funzionato tutto.',
    roundTheLake:
      'Una volta intorno al lago, finalmente. Lanfon, Veyrier, poi la lunga planata sull’acqua verso il Semnoz con un occhio all’atterraggio della spiaggia. Gelato a Doussard.',
    upTheGoms:
      'Quello grande. Su per il Goms fino al Furka con le nuvole come perle in fila, giro di boa al ghiacciaio, e giù fino a oltre Belalp. Vento frontale al ritorno, ma i versanti sud lavoravano ancora. Borraccia vuota, batterie a zero, pilota pieno.',
    alongTheDhauladhar:
      'Lungo il Dhauladhar con la parete bianca dell’alta catena a destra per tutto il tempo. Grifoni in ogni termica. Girato prima di Dharamsala e a casa nella luce del pomeriggio.',
  },
};
