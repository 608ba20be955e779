import { PRODUCT_NAME } from '#contract/product';
import type { HOME as EN } from '../en/home.ts';

export const HOME: typeof EN = {
  title: `${PRODUCT_NAME} – das Flugbuch fürs Gleitschirmfliegen`,
  claim: 'Jeder Flug hat seine Form.',
  lead: `${PRODUCT_NAME} ist ein Flugbuch fürs Gleitschirmfliegen. Zieh den Track deines Flugs hinein, und es füllt den Rest aus.`,
  openLogbook: 'Mein Flugbuch öffnen',
  logIn: 'Anmelden',
  demo: 'Ohne Konto umsehen',
  licences: 'Lizenzen und Quellen',
  makingDemo: 'Ein Flugbuch zum Umsehen wird angelegt …',
  pictures: {
    flights: 'Die Flugliste: Flüge nach Jahr mit Datum, Fluggebiet, Barogramm, Distanz, Höhe und Flugzeit.',
    flight:
      'Die Seite eines Flugs: sein Track auf einer Karte der Berge, nach Steigen eingefärbt, daneben Zahlen und Diagramme.',
    statistics: 'Die Statistik: Summen, Rekorde sowie Flüge und Flugzeit nach Fluggebiet in farbigen Diagrammen.',
  },
  benefits: {
    file: {
      title: 'IGC-Datei hineinziehen',
      text: 'Datum, Uhrzeit, Fluggebiet, Flugzeit und Höhe kommen aus dem Track. Du ergänzt, was nur du weißt.',
    },
    flights: {
      title: 'Noch einmal erleben',
      text: 'Der Track auf der Karte, nach Steigen eingefärbt, und vier Diagramme, die mitlaufen: Höhe, Steigen, Distanz, Gleitzahl.',
    },
    sites: {
      title: 'Deine Zahlen im Blick',
      text: 'Flüge und Stunden für jedes Fluggebiet und jeden Schirm, auch die von früher.',
    },
  },
};
