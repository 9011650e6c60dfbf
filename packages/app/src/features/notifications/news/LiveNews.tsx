import { useLocation } from 'react-router';
import { NewsToast } from './NewsToast';
import { useFree } from '../../../page/useFree';
import { useLiveNews } from './useLiveNews';
import { useNewNotices } from './useNewNotices';
import { useNewsQueue } from './useNewsQueue';

/** The pages of players; the desk and the console are no places to be told of a goal. */
const OF_PLAYERS = /^\/(play|compe|casual|predi|users)(\/|$)/;

/** Tells a player what happens while the app is open, one thing at a time; the bell keeps what was not seen. */
export const LiveNews = () => (OF_PLAYERS.test(useLocation().pathname) ? <Told /> : null);

function Told() {
  const { first, add, dismiss } = useNewsQueue();
  useLiveNews(add);
  useNewNotices(add);
  const free = useFree(first !== undefined);
  return first && free ? <NewsToast key={first.key} news={first} onClose={dismiss} /> : null;
}
