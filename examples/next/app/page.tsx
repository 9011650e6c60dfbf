import { formatKickoff } from '@arma11/core/rules';
import { Prefetched, PrediccionPanel, RoomCard } from '@arma11/widgets';
import { prefetchRooms } from '@arma11/widgets/prefetch';
import { key, url } from './partner';

const predi = Number(process.env.NEXT_PUBLIC_ARMA11_PREDI ?? 42);
/** Where this site is: one of the partner's registered origins. */
const origin = process.env.SITE_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;

/** A server component: it reads the room, so that the first HTML shows it, and the widgets are drawn in it. */
export default async function Page() {
  const rooms = await prefetchRooms({
    baseUrl: url,
    publishableKey: key,
    origin,
    panels: [{ prediId: predi }],
    cards: [{ kind: 'predi', salaId: predi }],
    onError: (error) => console.warn(error),
  });
  return (
    <main>
      <p>El partido que abrió el Mundial: {formatKickoff('2026-06-11T20:00:00Z')}</p>
      <Prefetched rooms={rooms}>
        <RoomCard kind="predi" salaId={predi} />
        <PrediccionPanel prediId={predi} framed />
      </Prefetched>
    </main>
  );
}
