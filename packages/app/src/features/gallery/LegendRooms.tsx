import { styled } from 'styled-components';
import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

const Row = styled.div`
  margin-top: 12px;
`;

/** The way to the rooms that a legend opens, for who has one (rules.md R10.2). */
export function LegendRooms({ owned }: { owned: boolean }) {
  if (!owned) return null;
  return (
    <Row>
      <ButtonLink kind="secondary" wide href="/compe/sala/ins/leyenda" iconEnd="chevronRight">
        {es.gallery.legendRooms}
      </ButtonLink>
    </Row>
  );
}
