import { useEffect, useSyncExternalStore } from 'react';
import { PILOT as pilotTexts } from '#texts/pilot';
import { isDeviceOf } from '#web/device-storage/my-device.ts';
import { Section, SectionLead } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { type KeptTracks, keptTracks, lookAtKeptTracks, switchAllTracks } from '#web/store/tracks/keep-all-tracks.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';

const BYTES_OF_MB = 1_000_000;

/** Switches on and off that all tracks are kept on the pilot's own device; nothing where none are kept. */
export function KeptTracksSection({ logbook }: { readonly logbook: Logbook }) {
  return isDeviceOf(logbook.pilot.id) ? <TracksOnDevice logbook={logbook} /> : null;
}

function TracksOnDevice({ logbook: { flights } }: { readonly logbook: Logbook }) {
  const kept = useSyncExternalStore(keptTracks.subscribe, keptTracks.get);
  useEffect(() => {
    lookAtKeptTracks().catch(warn);
  }, []);
  const all = [...flights.values()].filter(({ hasTrack }) => hasTrack).length;
  if (kept === null || all === 0) return null; // Where nothing can be stored there is nothing to say.
  return (
    <Section title={pilotTexts.tracks.title}>
      <Checkbox
        label={pilotTexts.tracks.keepAll}
        checked={kept.keepsAll}
        onChange={() => void switchAllTracks(!kept.keepsAll).catch(warn)}
      />
      <SectionLead role="status">{sentenceOf(kept, all)}</SectionLead>
    </Section>
  );
}

function sentenceOf({ count, bytes, progress }: KeptTracks, all: number): string {
  const amount = pilotTexts.tracks.kept(count, all, formatWhole(Math.ceil(bytes / BYTES_OF_MB)));
  return progress === 'full' || progress === 'stopped' ? `${amount} ${pilotTexts.tracks[progress]}` : amount;
}

function warn(error: unknown): void {
  console.warn('Tracks on this device cannot be read, or not be kept.', error);
}
