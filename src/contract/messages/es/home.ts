import { PRODUCT_NAME } from '#contract/product';
import type { HOME as EN } from '../en/home.ts';

export const HOME: typeof EN = {
  title: `${PRODUCT_NAME} – el libro de vuelo para parapentistas`,
  claim: 'Cada vuelo tiene su forma.',
  lead: `${PRODUCT_NAME} es un libro de vuelo para parapentistas. Dale el track de tu vuelo y rellenará el resto.`,
  openLogbook: 'Abrir mi libro de vuelo',
  logIn: 'Iniciar sesión',
  demo: 'Echar un vistazo sin cuenta',
  licences: 'Licencias y fuentes',
  makingDemo: 'Preparando un libro de vuelo de ejemplo…',
  pictures: {
    flights: 'La lista de vuelos: vuelos por año con fecha, zona, barograma, distancia, altitud y tiempo de vuelo.',
    flight:
      'La página de un vuelo: su track sobre un mapa de montañas, coloreado según el ascenso, junto a sus cifras y gráficas.',
    statistics: 'Las estadísticas: totales, récords, y vuelos y tiempo de vuelo por zona en gráficas de colores.',
  },
  benefits: {
    file: {
      title: 'Suelta un archivo IGC',
      text: 'La fecha, la hora, la zona, el tiempo de vuelo y la altitud se leen del track. Tú añades lo que solo tú sabes.',
    },
    flights: {
      title: 'Revívelo',
      text: 'El track en el mapa, coloreado según el ascenso, y cuatro gráficas que se mueven con él: altitud, ascenso, distancia y planeo.',
    },
    sites: {
      title: 'Conoce tus números',
      text: 'Cada zona y cada vela cuenta sus vuelos y sus horas, incluidos los de antes.',
    },
  },
};
