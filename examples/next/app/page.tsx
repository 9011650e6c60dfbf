import { formatKickoff } from '@arma11/core/domain';
import { PrediccionPanel, RoomCard } from '@arma11/widgets';

const predi = Number(process.env.NEXT_PUBLIC_ARMA11_PREDI ?? 42);

/** A server component: what needs no browser runs here, and the widgets are drawn in it. */
export default function Page() {
  return (
    <main>
      <p>El partido que abrió el Mundial: {formatKickoff('2026-06-11T20:00:00Z')}</p>
      <RoomCard kind="predi" salaId={predi} />
      <PrediccionPanel prediId={predi} framed />
    </main>
  );
}
