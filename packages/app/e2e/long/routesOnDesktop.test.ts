import { oneOfEach } from '../routeAddresses';
import { desktopBoth } from '../visitPages';
import { testEveryRoute } from './everyRoute';

// What a room shows in each of its states is the same on every screen, and is looked at on the phone's.
testEveryRoute(desktopBoth, oneOfEach);
