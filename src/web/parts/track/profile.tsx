import { memo } from 'react';
import { unpackProfile } from '#domain/track/profile';
import { Barogram } from '#web/ui/chart/barogram.tsx';

/** The barogram of a flight from its packed profile; fills its container. */
export const Profile = memo(function Profile({ profile }: { readonly profile: string }) {
  return <Barogram heights={unpackProfile(profile)} />;
});
