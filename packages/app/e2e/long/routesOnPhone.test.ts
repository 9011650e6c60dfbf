import { everyOne } from '../routeAddresses';
import { phoneBoth } from '../visitPages';
import { testEveryRoute } from './everyRoute';

testEveryRoute(phoneBoth, everyOne);
