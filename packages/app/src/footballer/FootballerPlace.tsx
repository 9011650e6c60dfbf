import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyNamed } from '../page/lazyNamed';
import { roomId } from '../page/roomId';
import { FOOTBALLER_KEY } from './footballerKey';

const FootballerSheet = lazyNamed(() => import('./FootballerSheet'), 'FootballerSheet');

/** Where a page shows the sheet of the footballer that its address names; going back closes it. */
export function FootballerPlace() {
  const [query, setQuery] = useSearchParams();
  const id = roomId(query.get(FOOTBALLER_KEY) ?? undefined);
  const [opened, setOpened] = useState(false);
  if (id !== null && !opened) setOpened(true);
  const close = () => {
    const next = new URLSearchParams(query);
    next.delete(FOOTBALLER_KEY);
    setQuery(next, { replace: true });
  };
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <FootballerSheet id={id} onClose={close} />
    </Suspense>
  );
}
