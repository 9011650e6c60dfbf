import { useMutation } from '@tanstack/react-query';
import { useClient, writing } from '@arma11/core';
import { movementsCsv, type MovementFilter } from '@arma11/core/site';
import { Button, ErrorBlock, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { saveFile } from '../../../page/saveFile';

const BYTE_ORDER_MARK = '\uFEFF';

const t = es.wallet.movements;

const csvFile = (text: string) =>
  new File([BYTE_ORDER_MARK, text.replace(/^\uFEFF/, '')], t.file, { type: 'text/csv;charset=utf-8' });

/** Downloads the movements that the filter chooses, all pages in one file. */
export function CsvButton({ filter }: { filter: MovementFilter }) {
  const client = useClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...writing,
    mutationFn: () => movementsCsv(client, filter),
    onSuccess: (text) => saveFile(csvFile(text)),
  });
  return (
    <>
      <Button kind="secondary" pending={isPending} onClick={() => mutate()}>
        {isPending ? t.csvPending : t.csv}
      </Button>
      <LiveRegion message={isSuccess ? t.csvDone : ''} />
      {error && <ErrorBlock text={error.message} />}
    </>
  );
}
