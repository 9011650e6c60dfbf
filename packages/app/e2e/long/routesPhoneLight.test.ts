import { phoneLight } from '../visitPages';
import { testEveryAddress } from './everyAddress';

testEveryAddress(phoneLight);
