/** The commonest passwords that fit the rule of 8–16 letters and digits, in lower case: case does not save them. */
const COMMON = new Set(
  `
1234567a 12345678a 123456789a 1234567890a 123456abc 1234abcd 123abc123 123qwe123 12qwaszx 12345qwert
1a2b3c4d 1a2s3d4f 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qazxsw2 1qazxsw23edc 123123abc 123123qwe 123321abc 123456aa 123456ab 123456asd 123456qq 123456qwe
123456qwerty 12345abc 12345abcd 12345qwe 123456789abc 123456789q 123456789qq 123456789z 111111aa 11111111a
a1111111 a11111111 a12345678 a123456789 a1234567890 a1234567 a123123123 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
a1s2d3f4g5 aa112233 aa123123 aa123456 aa1234567 aa12345678 aa123456789 aaa111222 aaa123123 aaa123456
aaaa1111 aaaaaaa1 aaaaaaaa1 ab123456 ab12345678 abc12345 abc123456 abc1234567 abc12345678 abc123456789
abc123abc abc123abc123 abcd1234 abcd12345 abcd123456 abcde123 abcde1234 abcde12345 abcdef12 abcdef123
abcdefg1 abcdefg123 abcdefgh1 admin123 admin1234 admin12345 admin123456 administrator1 as123456 asd12345
asd123456 asd123asd asdasd123 asdf1234 asdf12345 asdfasdf1 asdfgh123 asdfghjk1 asdfghjkl1 asdfghjkl123
baseball1 basketball1 charlie1 chelsea1 chocolate1 computer1 dragon123 football1 football123 freedom1
hello123 hello1234 hello12345 hockey123 iloveyou1 iloveyou12 iloveyou123 iloveyou2 india123 indian123
jessica1 jordan23 killer123 letmein1 letmein123 liverpool1 login123 london123 love1234 lovely123
lovely12 loveyou1 mailer123 master123 michael1 michelle1 monkey123 mother123 mustang1 naruto123
nicole123 nothing1 pa55w0rd pa55word pa55word1 passw0rd passw0rd1 passw0rd12 passw0rd123 pass1234
pass12345 pass123456 pass1word password0 password01 password1 password11 password12 password123 password1234
password12345 password2 password3 password7 password99 pokemon123 princess1 princess123 q123456789 q12345678
q1234567 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q1q1q1q1 qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 qq123123
qq123456 qq1234567 qq12345678 qq123456789 qq112233 qwe12345 qwe123456 qwe123qwe qwe123qwe123 qweasd123
qweasdzxc1 qweasdzxc123 qweqwe123 qwer1234 qwer12345 qwer123456 qwert123 qwert1234 qwert12345 qwerty01
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1q qwertyu1 qwertyui1 qwertyuiop1 qwertyuiop123
rockyou1 samsung1 samsung123 secret123 shadow123 soccer123 summer123 sunshine1 sunshine123 superman1
superman123 sweety123 temp1234 test1234 test12345 test123456 tigger123 trustno1 user1234 w123456789
welcome1 welcome12 welcome123 welcome1234 whatever1 woaini123 woaini1314 woaini520 woaini521 wang123456
x123456789 z123456789 z12345678 zaq12wsx zaq1xsw2 zhang123 zhang123456 zx123456 zxc12345 zxc123456
zxcv1234 zxcvb123 zxcvbn123 zxcvbnm1 zxcvbnm123 zz123456 5201314a a5201314 520520aa 5201314aa
`
    .trim()
    .split(/\s+/),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
