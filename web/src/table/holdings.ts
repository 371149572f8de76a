/** The icons of what a seat holds. */

import { Banknote, HandCoins, Lock, Package, Trophy, Vault, WalletCards } from 'lucide';

export const ICONS = { money: Banknote, points: Trophy, safe: Vault, cards: WalletCards, goods: Package, debt: HandCoins, locked: Lock };
