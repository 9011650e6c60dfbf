import { useMutation } from '@tanstack/react-query';
import { movementsCsv, useClient, writing, type MovementFilter } from '@arma11/core';
import { Button, ErrorBlock, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const BYTE_ORDER_MARK = '\uFEFF';

const t = es.wallet.movements;

/** Downloads the movements that the filter chooses, all pages in one file. */
export function CsvButton({ filter }: { filter: MovementFilter }) {
  const client = useClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...writing,
    mutationFn: () => movementsCsv(client, filter),
    onSuccess: (text) => saveFile(t.file, 'text/csv;charset=utf-8', text),
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

/** Gives the browser a text to save under a name. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text.replace(/^\uFEFF/, '')], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken the address by the next turn; kept, it would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
