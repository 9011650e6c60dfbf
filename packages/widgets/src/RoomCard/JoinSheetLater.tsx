import { lazy, Suspense, useState } from 'react';
import type { JoinSheetProps } from './JoinSheet';

const Sheet = lazy(async () => ({ default: (await import('./JoinSheet')).JoinSheet }));

/** In the app's own bundle: what asks before a seat is paid comes when somebody wants one, and stays to close as it does. */
export function JoinSheet(props: JoinSheetProps) {
  const { asking } = props.join;
  const [asked, setAsked] = useState(asking);
  if (asking && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
