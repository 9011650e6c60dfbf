import { useEffect, useState } from 'react';
import { LoadingScreen } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const PATIENCE_MS = 400;

/** 'Cargando recursos...' over a dim layer, once a page has taken longer than 400 ms (ux.md §4.5). */
export function Loading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <span hidden aria-busy="true" />
      {late && <LoadingScreen text={es.shell.loading} />}
    </>
  );
}
