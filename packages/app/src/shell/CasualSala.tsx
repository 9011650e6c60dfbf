import { useParams } from 'react-router';
import { es } from '../messages/es';
import { LobbyFrame } from './LobbyFrame';

/** The shell of an F6 room with its tabs (product.md §2). */
export function CasualSala() {
  const { idIns } = useParams();
  const t = es.compe.rooms;
  const base = `/casual/sala/${idIns}`;
  const tabs = [
    { href: base, label: t.team },
    { href: `${base}/ranking`, label: t.ranking },
    { href: `${base}/puntos`, label: t.points },
    { href: `${base}/premios`, label: t.prizes },
  ];
  return <LobbyFrame tabs={tabs} tabsLabel={t.label} />;
}
