import { PRODUCT_NAME } from '#contract/product';

/** The home page. */
export const HOME = {
  title: `${PRODUCT_NAME} – the logbook for paraglider pilots`,
  /** The motto, in large letters: the barogram or track of every flight is another. */
  claim: 'Every flight has a shape.',
  lead: `${PRODUCT_NAME} is a paraglider pilot's logbook. Drop the track of your flight, and it fills in the rest.`,
  openLogbook: 'Open my logbook',
  /** Link of the home page. */
  logIn: 'Log In',
  /** Button: opens a logbook of an invented pilot. */
  demo: 'Look around without an account',
  licences: 'Licences and sources',
  makingDemo: 'Making a logbook to look at ...',
  /** What the pictures show, for those who do not see them. */
  pictures: {
    flights: 'The flight list: flights by year with date, site, barogram, distance, altitude and airtime.',
    flight: 'The page of a flight: its track on a map of mountains, coloured by climb, beside its numbers and charts.',
    statistics: 'The statistics: totals, records, and flights and airtime by site in coloured charts.',
  },
  benefits: {
    file: {
      title: 'Drop an IGC file',
      text: 'Date, time, site, airtime and altitude are read from the track. You add what only you know.',
    },
    flights: {
      title: 'Live it once more',
      text: 'The track on the map, coloured by climb, and four charts that move with it: altitude, lift, distance, glide.',
    },
    sites: {
      title: 'Know your numbers',
      text: 'Every site and glider counts its flights and hours, the ones from before included.',
    },
  },
};
