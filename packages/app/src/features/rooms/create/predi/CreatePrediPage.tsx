import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import { Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../page/Column';
import { PageHead } from '../../../../page/PageHead';
import { QuerySection } from '../../../../page/QuerySection';
import { CreateForm } from './CreateForm';

/** `/predi/create-predi`: a private room's name, price, seats and pot; its matches come next. */
export function CreatePrediPage() {
  const prices = useQuery(prediRoomQueries.prices(useClient()));
  return (
    <>
      <PageHead title={es.predi.menu.create.title} lead={es.prediRooms.create.lead} />
      <Block>
        <QuerySection query={prices} skeleton={<Skeleton height={520} />}>
          {(list) => <CreateForm fees={list.map(({ amount_ins }) => amount_ins)} />}
        </QuerySection>
      </Block>
    </>
  );
}
