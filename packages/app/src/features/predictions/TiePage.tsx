import { styled } from 'styled-components';
import { ClutchPanel } from '@arma11/widgets';
import { ButtonLink, EmptyState, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { usePrediSala } from '../../room/openRoom';

// The panel measures its own room, as inside the predictions.
const Room = styled.div`
  container-type: inline-size;
`;

const t = es.prediRooms.tie;

/** `/predi/sala/{idPredi}/tie`: the question that parts equals, the player's guess, and later the comparison (rules R9.3). */
export function TiePage() {
  const { id, user_ins, has_tie } = usePrediSala();
  const action = <ButtonLink href={`/predi/sala/${id}`}>{t.toRoom}</ButtonLink>;
  if (user_ins === 0 || !has_tie)
    return (
      <Block>
        <EmptyState drawing="whistle" text={user_ins === 0 ? t.notIn : t.none} action={action} />
      </Block>
    );
  return (
    <Room>
      <VisuallyHidden as="h2">{t.title}</VisuallyHidden>
      <ClutchPanel key={id} prediId={id} readonly={false} opens />
    </Room>
  );
}
