import { PRODUCT_NAME } from '#contract/product';
import { NUMBERS } from '../formats/numbers.ts';
import { plural } from '../formats/plural.ts';

/** Gliders: list, page and form. */
export const GLIDERS = {
  add: 'Add Glider',
  edit: 'Edit Glider',
  goToList: 'Go to gliders',
  empty: 'You have no gliders yet.',
  count: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'glider', 'gliders')}`,
  deleteQuestion: 'References to this glider will be deleted from all flight records',
  usageBefore: `Glider usage before ${PRODUCT_NAME}`,
  initialFlightNum: 'Number of flights',
  totalFlights: 'Total flights',
  totalAirtime: 'Total airtime',
};
