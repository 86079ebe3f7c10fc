/** Links that leave the site and are on every page. Targets are current as of July 2022. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Developers',
    items: [
      { label: 'Open Issues', href: 'https://contribute.yearn.rocks/' },
      { label: '#strategies - Discord', href: 'https://discord.gg/b8ENPNqG5c' },
      { label: 'Get Involved - Survey', href: 'https://forms.gle/Jkbu81sjAfL6NzH17' },
    ],
  },
  {
    title: 'Github',
    items: [
      { label: 'yearn-vaults', href: 'https://github.com/yearn/yearn-vaults' },
      { label: 'brownie-strategy-mix', href: 'https://github.com/yearn/brownie-strategy-mix' },
      { label: 'brownie-wrapper-mix', href: 'https://github.com/yearn/brownie-wrapper-mix' },
      { label: 'yearn-watch', href: 'https://github.com/yearn/yearn-watch' },
      { label: 'yearn-finance-v3', href: 'https://github.com/yearn/yearn-finance-v3' },
      { label: 'yearn-security', href: 'https://github.com/yearn/yearn-security' },
    ],
  },
  {
    title: 'Ecosystem',
    items: [
      { label: 'Vaults', href: 'https://yearn.finance/vaults' },
      { label: 'YFI Stats', href: 'https://www.yfistats.com/' },
      { label: 'Bowswap', href: 'https://bowswap.finance/' },
    ],
  },
  {
    title: 'Community',
    items: [
      { label: 'Discord', href: 'https://discord.gg/b8ENPNqG5c' },
      { label: 'Twitter', href: 'https://twitter.com/iearnfinance' },
      { label: 'Telegram', href: 'https://t.me/yearnfinance/' },
      { label: 'Medium', href: 'https://medium.com/iearn' },
      { label: 'Forum', href: 'https://gov.yearn.finance' },
      { label: 'Snapshot voting', href: 'https://snapshot.org/#/ybaby.eth' },
    ],
  },
];
