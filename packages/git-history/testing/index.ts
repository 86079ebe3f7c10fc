/** Options of git in repositories that tests make: an author, no signature, and no hook of the machine. */
export const anonymous = [
  ...['-c', 'user.name=A', '-c', 'user.email=a@example.org'],
  ...['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null'],
] as const;
