import { styled } from 'styled-components';
import { PrediccionPanel, QuestBar, Ranking, Reactions, RoomCard, WalletBadge } from '@arma11/widgets';
import { ThemeRoot, token } from '@arma11/widgets/theme';
import type { Wanted } from './snippetOf';

const Ground = styled(ThemeRoot)`
  max-width: 480px;
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurface')};
`;

/** The widget as it will look, on the scheme that was chosen; it is the player's own who looks, and changes nothing. */
export function Preview({ wanted: { widget, room, mode, theme } }: { wanted: Wanted }) {
  return (
    <Ground mode={mode} appearance={{ variables: theme ?? {} }} inert>
      {widget === 'prediccion-panel' && room && <PrediccionPanel prediId={room.id} readonly />}
      {widget === 'room-card' && room && <RoomCard kind={room.kind} salaId={room.id} />}
      {widget === 'ranking' && room && <Ranking kind={room.kind} salaId={room.id} />}
      {widget === 'reactions' && room && <Reactions kind={room.kind} salaId={room.id} />}
      {widget === 'wallet-badge' && <WalletBadge />}
      {widget === 'quest-bar' && <QuestBar />}
    </Ground>
  );
}
