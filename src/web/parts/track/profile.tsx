import { memo } from 'react';
import { unpackProfile } from '#domain/track/profile';
import { Sparkline } from '#web/ui/chart/sparkline.tsx';

interface ProfileProps {
  readonly profile: string;
  /** The height of its lowest and its highest point between the bottom (0) and the top (1). */
  readonly from?: number;
  readonly to?: number;
}

/** The barogram of a flight from its packed profile; fills its container. */
export const Profile = memo(function Profile({ profile, from = 0, to = 1 }: ProfileProps) {
  return <Sparkline heights={unpackProfile(profile).map((height) => from + height * (to - from))} />;
});
