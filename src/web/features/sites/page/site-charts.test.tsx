// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { logbookFlight, logbookSite } from '#test/builders/logbook-items';
import { LaunchCharts } from './site-charts.tsx';

afterEach(cleanup);

it('the hours of launch leave out flights whose tracks begin in the air', () => {
  const place = { lat: 46.6, lng: 7.2 };
  const tracks = [
    { flightId: 1, launch: place, landing: place, wind: null },
    { flightId: 2, launch: null, landing: place, wind: null },
  ];
  render(
    <LaunchCharts
      site={logbookSite({ id: 7 })}
      flights={['10:00', '14:00', '10:30'].map((time, index) => logbookFlight({ id: index + 1, time }))}
      loaded={{ state: 'ready', tracks }}
      hasTracks={false}
      units={{ altitudeUnit: 'meters', distanceUnit: 'kilometers' }}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([['10–11 h', '2']]);
});
