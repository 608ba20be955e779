import type { DemoTexts } from '#contract/messages/en/demo';
import type { DemoData } from './read-demo.ts';

export type { DemoTexts };

/** Returns the demo with what its pilot has written: sites and gliders are found by their names, the remark of a flight by its key. */
export function demoIn(texts: DemoTexts, { sites, gliders, flights, ...others }: DemoData): DemoData {
  const ofSites: Readonly<Record<string, DemoTexts['sites']['Vounetz']>> = texts.sites;
  const ofGliders: Readonly<Record<string, string>> = texts.gliders;
  const ofFlights: Readonly<Record<string, string>> = texts.flights;
  return {
    ...others,
    sites: sites.map((site) => ({ ...site, ...ofSites[site.name] })),
    gliders: gliders.map((glider) => ({ ...glider, remarks: ofGliders[glider.name] ?? '' })),
    flights: flights.map(({ input, track }) => ({
      input: { ...input, remarks: ofFlights[input.remarks] ?? '' },
      track,
    })),
  };
}
