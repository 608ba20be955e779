import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import type { nearestPlaces } from '#contract/places/places';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';

describe('the nearest places', () => {
  const server = runningServer();

  it('are in the order of the places, over 180° and at sea, too', async () => {
    const pilot = await signUpPilot(server().url);
    const places = [
      [46.4069, 8.1335],
      [43.024633, -1.124983],
      [-16.8, 179.999],
      [-40, -120],
      [90, 0],
    ];
    const { status, body } = await pilot.post<ResponseOf<typeof nearestPlaces>>('/api/nearest-places', { places });
    expect(status).toBe(200);
    expect(body.places).toHaveLength(5);
    expect(body.places[0]?.name).toBe('Fiesch');
    expect(body.places[0]?.distance).toBeLessThan(1_000);
    expect(body.places[1]?.distance).toBeLessThan(20_000);
    expect(body.places[2]?.distance).toBeLessThan(150_000);
    expect(body.places[3]?.distance).toBeGreaterThan(1_000_000);
    for (const { name } of body.places) expect(name).not.toBe('');
  });

  it.each([[[[91, 0]]], [[[0]]], [Array.from({ length: 1_001 }, () => [0, 0])]])(
    'are not looked up for %j',
    async (places) => {
      const pilot = await signUpPilot(server().url);
      expect((await pilot.post('/api/nearest-places', { places })).status).toBe(400);
    },
  );
});
