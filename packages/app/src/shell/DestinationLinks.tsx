import { Icon, Link } from '@arma11/widgets/ui';
import { useDestinations } from './destinations';

/** The five destinations as links, the one that is open, or that the open page belongs to, marked. */
export const DestinationLinks = () =>
  useDestinations().map(({ href, icon, label, current }) => (
    <Link key={href} href={href} aria-current={current}>
      <Icon name={icon} />
      {label}
    </Link>
  ));
