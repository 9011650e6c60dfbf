import type { Withdrawal } from '@arma11/core/contract';
import { invalid } from '../../platform/invalid';

const DESTINATIONS: Record<Withdrawal['provider'], [shape: RegExp, sentence: string]> = {
  yape: [/^9\d{8}$/, 'Escribe el celular de tu Yape: 9 dígitos que empiezan con 9.'],
  plin: [/^9\d{8}$/, 'Escribe el celular de tu Plin: 9 dígitos que empiezan con 9.'],
  cci: [/^\d{20}$/, 'Escribe los 20 dígitos de tu CCI.'],
};

/** DNI, or the card of a foreigner. */
const DOCUMENT = /^(\d{8}|[A-Z0-9]{9,12})$/;
const NAME = /^[\p{Script=Latin}' .-]{3,80}$/u;

/** Who is paid and where, with spaces and hyphens left out of the number; 400 with a sentence per field. */
export function checkedDestination<
  T extends { provider: Withdrawal['provider']; destination: string; holder_name: string; doc_number: string },
>(asked: T): T {
  const destination = asked.destination.replaceAll(/[\s-]/g, '').replace(/^\+51(?=9\d{8}$)/, '');
  const [shape, sentence] = DESTINATIONS[asked.provider];
  const problems = {
    ...(shape.test(destination) ? {} : { destination: sentence }),
    ...(NAME.test(asked.holder_name) ? {} : { holder_name: 'Escribe tu nombre como está en tu documento.' }),
    ...(DOCUMENT.test(asked.doc_number) ? {} : { doc_number: 'Escribe los 8 dígitos de tu DNI, o tu carné.' }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { ...asked, destination };
}
