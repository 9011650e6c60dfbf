import { es } from '../../messages/es';

/** Whose column is whose. */
export const SidesHead = ({ rival }: { rival: string }) => (
  <thead>
    <tr>
      <th scope="col">{es.rivals.you}</th>
      <th scope="col">{rival}</th>
    </tr>
  </thead>
);
