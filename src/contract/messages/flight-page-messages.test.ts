import { expect, it } from 'vitest';
import { ENGLISH_FLIGHT_PAGE, flightPageMessagesOf } from './flight-page-messages.ts';

it('the flight page’s texts are English where there is no translation', () => {
  expect(flightPageMessagesOf('en')).toBe(ENGLISH_FLIGHT_PAGE);
  expect(flightPageMessagesOf('xx')).toBe(ENGLISH_FLIGHT_PAGE);
});
