import { formatCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface NoSiteNoticeProps {
  readonly takeoff: Coordinates;
  readonly onCreate: () => void;
}

/** No site of the pilot's lies within reach of the takeoff (spec, 2.6). */
export function NoSiteNotice({ takeoff, onCreate }: NoSiteNoticeProps) {
  const place = formatCoordinates(takeoff).replace(' ', ', ');
  return (
    <Notice action={<Button onClick={onCreate}>Create new</Button>}>
      No site near takeoff coordinates ({place}) found. Create new site?
    </Notice>
  );
}
